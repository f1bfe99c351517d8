import type { AppTexts } from "../app-texts.ts";

export const app: AppTexts = {
  loading: "Wird geladen …",
  notConfigured:
    "Zu dieser Website gehört keine Web-App im Firebase-Projekt, darum kann sich niemand anmelden. Ein Betreiber muss eine eintragen.",
  signedInAs: (name) => `Angemeldet als ${name}`,
  signOut: "Abmelden",
  navigation: "Website",
  pages: "Seiten",
  inbox: "Posteingang",
  statistics: "Einblicke",
  people: "Personen",
  settings: "Einstellungen",
  find: "Seiten und Befehle finden",
  waiting: (count) => `${count} offen`,
  more: "Mehr",
  interfaceLanguage: "Sprache dieser Oberfläche",
  projects: "Deine Websites",
  noProjects: "Du hast noch keine Website",
  projectsHint: (name) =>
    `Du bist als ${name} angemeldet. Bitte die Betreiber der Website um eine Einladung, oder melde dich mit einer anderen Adresse an.`,
  projectsFailed: "Deine Websites konnten nicht geladen werden.",
  again: "Noch einmal versuchen",
  roles: { admin: "Admin", manager: "Manager", member: "Mitglied" },
  unsaved: "Dein Text ist nicht gespeichert",
  stay: "Hierbleiben",
  leave: "Gehen",
};
