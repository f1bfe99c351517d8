import type { AppTexts } from "../app-texts.ts";

export const app: AppTexts = {
  loading: "Laster …",
  notConfigured: "Nettstedet har ingen nettapp i Firebase-prosjektet, så ingen kan logge inn. En driftsansvarlig må registrere en.",
  signedInAs: (name) => `Logget inn som ${name}`,
  signOut: "Logg ut",
  navigation: "Nettsted",
  pages: "Sider",
  inbox: "Innboks",
  statistics: "Innsikt",
  settings: "Innstillinger",
  find: "Finn sider og kommandoer",
  waiting: (count) => `${count} venter`,
  more: "Mer",
  interfaceLanguage: "Språk i grensesnittet",
  projects: "Nettstedene dine på denne enheten",
  noProjects: "Ingen nettsteder er åpnet på denne enheten ennå",
  projectsHint: "De som driver nettstedet ditt, har en lenke til redigeringen. Åpne den én gang, så finner du nettstedet her fra da av.",
  unsaved: "Teksten din er ikke lagret",
  stay: "Bli her",
  leave: "Gå",
  opened: (time) => `åpnet ${time}`,
};
