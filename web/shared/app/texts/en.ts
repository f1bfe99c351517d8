/** The texts around the content of all pages with a sign-in. */
export const app = {
  loading: "Loading…",
  missingPart: "Part of this page didn’t load.",
  reload: "Reload",
  notConfigured: "Nobody can sign in here yet. Whoever runs the site has to register a web app in Firebase first.",
  signedInAs: (name: string): string => `Signed in as ${name}`,
  signOut: "Sign out",
  navigation: "Site",
  pages: "Pages",
  inbox: "Inbox",
  statistics: "Insights",
  people: "People",
  settings: "Settings",
  find: "Find pages and commands",
  /** Of the inbox. */
  waiting: (count: string): string => `${count} waiting`,
  keys: "Keyboard shortcuts",
  more: "More",
  interfaceLanguage: "Interface language",
  projects: "Your sites",
  noProjects: "You don’t have a site yet",
  projectsHint: (name: string): string => `You’re signed in as ${name}. Ask whoever runs the site to invite you.`,
  anotherAccount: "Use another account",
  noAccess: "You don’t have access to this site",
  noAccessHint: "Ask whoever runs it, or choose another.",
  chooseAnother: "Choose another site",
  projectsFailed: "Your sites couldn’t be loaded.",
  again: "Try again",
  roles: { admin: "Admin", manager: "Manager", member: "Member" },
  /** The question before somebody leaves. */
  unsaved: "Your changes aren’t saved",
  stay: "Stay here",
  leave: "Leave",
};

export type AppTexts = typeof app;
