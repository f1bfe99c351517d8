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
  settings: "Réglages",
  find: "Trouver des pages et des commandes",
  waiting: (count) => `${count} en attente`,
  more: "Plus",
  interfaceLanguage: "Langue de l’interface",
  projects: "Vos sites sur cet appareil",
  noProjects: "Aucun site n’a encore été ouvert sur cet appareil",
  projectsHint: "Les personnes qui gèrent votre site ont un lien vers son éditeur. Ouvrez-le une fois, et le site se trouvera ici.",
  unsaved: "Votre texte n’est pas enregistré",
  stay: "Rester ici",
  leave: "Partir",
  opened: (time) => `ouvert ${time}`,
};
