import type { AppTexts } from "./en.ts";

export const app: AppTexts = {
  loading: "Laster …",
  notConfigured: "Ingen kan logge inn her ennå. De som driver nettstedet, må først registrere en nettapp i Firebase.",
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
  unsaved: "Endringene dine er ikke lagret",
  stay: "Bli her",
  leave: "Forlat siden",
};
