/** The texts around the content of all pages with a sign-in. */
export interface AppTexts {
  readonly loading: string;
  readonly notConfigured: string;
  readonly signedInAs: (name: string) => string;
  readonly signOut: string;
  readonly navigation: string;
  readonly pages: string;
  readonly inbox: string;
  readonly statistics: string;
  readonly people: string;
  readonly settings: string;
  readonly find: string;
  /** Of the inbox. */
  readonly waiting: (count: string) => string;
  readonly more: string;
  readonly interfaceLanguage: string;
  readonly projects: string;
  readonly noProjects: string;
  readonly projectsHint: (name: string) => string;
  readonly projectsFailed: string;
  readonly again: string;
  readonly roles: Readonly<Record<"admin" | "manager" | "member", string>>;
  /** The question before somebody leaves. */
  readonly unsaved: string;
  readonly stay: string;
  readonly leave: string;
}
