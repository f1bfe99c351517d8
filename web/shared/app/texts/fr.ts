import type { AppTexts } from "./en.ts";

export const app: AppTexts = {
  loading: "Chargement…",
  notConfigured:
    "Personne ne peut encore se connecter ici. La personne qui gère le site doit d’abord enregistrer une application web dans Firebase.",
  signedInAs: (name) => `Connecté : ${name}`,
  signOut: "Se déconnecter",
  navigation: "Site",
  pages: "Pages",
  inbox: "Boîte de réception",
  statistics: "Statistiques",
  people: "Personnes",
  settings: "Réglages",
  find: "Trouver des pages et des commandes",
  waiting: (count) => `${count} en attente`,
  more: "Plus",
  interfaceLanguage: "Langue de l’interface",
  projects: "Vos sites",
  noProjects: "Vous n’avez pas encore de site",
  projectsHint: (name) =>
    `Vous êtes connecté en tant que ${name}. Demandez une invitation à la personne qui gère le site, ou connectez-vous avec une autre adresse.`,
  noAccess: "Vous n’avez pas accès à ce site",
  noAccessHint: "Demandez à la personne qui le gère, ou choisissez-en un autre.",
  chooseAnother: "Choisir un autre site",
  projectsFailed: "Vos sites n’ont pas pu être chargés.",
  again: "Réessayer",
  roles: { admin: "Administrateur", manager: "Gestionnaire", member: "Membre" },
  unsaved: "Vos modifications ne sont pas enregistrées",
  stay: "Rester ici",
  leave: "Quitter",
};
