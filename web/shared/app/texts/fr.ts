import type { AppTexts } from "../app-texts.ts";

export const app: AppTexts = {
  loading: "Chargement…",
  notConfigured:
    "Ce site n’a pas d’application web dans son projet Firebase : personne ne peut se connecter. Un administrateur technique doit en enregistrer une.",
  signedInAs: (name) => `Connecté : ${name}`,
  signOut: "Se déconnecter",
  navigation: "Site",
  pages: "Pages",
  inbox: "Boîte de réception",
  statistics: "Aperçus",
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
  projectsFailed: "Vos sites n’ont pas pu être chargés.",
  again: "Réessayer",
  roles: { admin: "Administrateur", manager: "Gestionnaire", member: "Membre" },
  unsaved: "Votre texte n’est pas enregistré",
  stay: "Rester ici",
  leave: "Partir",
};
