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
  people: "Personer",
  settings: "Innstillinger",
  find: "Finn sider og kommandoer",
  waiting: (count) => `${count} venter`,
  more: "Mer",
  interfaceLanguage: "Språk i grensesnittet",
  projects: "Nettstedene dine",
  noProjects: "Du har ikke noe nettsted ennå",
  projectsHint: (name) =>
    `Du er logget inn som ${name}. Be dem som driver nettstedet, om å invitere deg, eller logg inn med en annen adresse.`,
  projectsFailed: "Nettstedene dine kunne ikke lastes.",
  again: "Prøv igjen",
  roles: { admin: "Administrator", manager: "Redaktør", member: "Medlem" },
  unsaved: "Teksten din er ikke lagret",
  stay: "Bli her",
  leave: "Gå",
};
