import type { AppTexts } from "./en.ts";

export const app: AppTexts = {
  loading: "Chargement…",
  notConfigured:
    "La connexion n’est pas encore possible ici. La personne responsable du site doit d’abord enregistrer une application web dans Firebase.",
  signedInAs: (name) => `Connecté : ${name}`,
  signOut: "Se déconnecter",
  navigation: "Site",
  pages: "Pages",
  inbox: "Réception",
  statistics: "Analyse",
  people: "Personnes",
  settings: "Réglages",
  find: "Rechercher une page ou une commande",
  waiting: (count) => `${count} en attente`,
  more: "Plus",
  interfaceLanguage: "Langue de l’interface",
  projects: "Vos sites",
  noProjects: "Vous n’avez pas encore de site",
  projectsHint: (name) =>
    `Vous êtes connecté en tant que ${name}. Demandez une invitation à la personne responsable du site, ou connectez-vous avec une autre adresse.`,
  projectsFailed: "Vos sites n’ont pas pu être chargés.",
  again: "Réessayer",
  roles: { admin: "Administrateur", manager: "Gestionnaire", member: "Membre" },
  unsaved: "Vos modifications ne sont pas enregistrées",
  stay: "Rester ici",
  leave: "Quitter",
};
