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
  settings: "Einstellungen",
  find: "Seiten und Befehle finden",
  waiting: (count) => `${count} offen`,
  more: "Mehr",
  interfaceLanguage: "Sprache dieser Oberfläche",
  projects: "Deine Websites auf diesem Gerät",
  noProjects: "Auf diesem Gerät wurde noch keine Website geöffnet",
  projectsHint: "Wer deine Website betreibt, hat einen Link zu ihrem Editor. Öffne ihn einmal, dann findest du die Website von da an hier.",
  unsaved: "Dein Text ist nicht gespeichert",
  stay: "Hierbleiben",
  leave: "Gehen",
  opened: (time) => `${time} geöffnet`,
};
