import type { AppTexts } from "./en.ts";

export const app: AppTexts = {
  loading: "Wird geladen …",
  notConfigured: "Noch kann sich hier niemand anmelden. Die Betreiber der Website müssen zuerst eine Web-App in Firebase registrieren.",
  signedInAs: (name) => `Angemeldet als ${name}`,
  signOut: "Abmelden",
  navigation: "Website",
  pages: "Seiten",
  inbox: "Posteingang",
  statistics: "Statistik",
  people: "Personen",
  settings: "Einstellungen",
  find: "Seiten und Befehle finden",
  waiting: (count) => `${count} offen`,
  more: "Mehr",
  interfaceLanguage: "Sprache der Oberfläche",
  projects: "Deine Websites",
  noProjects: "Du hast noch keine Website",
  projectsHint: (name) =>
    `Du bist als ${name} angemeldet. Bitte die Betreiber der Website um eine Einladung, oder melde dich mit einer anderen Adresse an.`,
  projectsFailed: "Deine Websites konnten nicht geladen werden.",
  again: "Erneut versuchen",
  roles: { admin: "Admin", manager: "Manager", member: "Mitglied" },
  unsaved: "Deine Änderungen sind nicht gespeichert",
  stay: "Hierbleiben",
  leave: "Seite verlassen",
};
