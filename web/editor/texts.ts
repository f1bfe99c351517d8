/** Everything that the editor says, in one place. */
export const texts = {
  app: {
    name: "Lectern editor",
    loading: "Loading…",
    notConfigured: "This site has no web app in its Firebase project, so nobody can sign in. An operator has to register one.",
    signedInAs: (name: string): string => `Signed in as ${name}`,
    signOut: "Sign out",
    reload: "Reload the page",
    signInAgain: "You are signed out. Your text is still here and on this device: sign in to go on.",
  },
} as const;
