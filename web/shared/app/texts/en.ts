import type { AppTexts } from "../app-texts.ts";

export const app: AppTexts = {
  loading: "Loading…",
  notConfigured: "This site has no web app in its Firebase project, so nobody can sign in. An operator has to register one.",
  signedInAs: (name) => `Signed in as ${name}`,
  signOut: "Sign out",
  navigation: "Site",
  pages: "Pages",
  inbox: "Inbox",
  statistics: "Insights",
  settings: "Settings",
  find: "Find pages and commands",
  waiting: (count) => `${count} waiting`,
  more: "More",
  interfaceLanguage: "Interface language",
  projects: "Your sites on this device",
  noProjects: "No site was opened on this device yet",
  projectsHint: "The people who run your site have a link to its editor. Open it once, and the site is found here from then on.",
  unsaved: "Your text is not saved",
  stay: "Stay here",
  leave: "Leave",
  opened: (time) => `opened ${time}`,
};
