import type { SignInFailure } from "./sign-in.ts";

/** What the sign-in says. */
export const signInTexts = {
  heading: "Sign in",
  email: "E-mail",
  password: "Password",
  enter: "Sign in",
  entering: "Signing in…",
  forgot: "Forgot your password?",
  resetSent: "If there is an account with this e-mail, a message with a link is on its way.",
  needsEmail: "Enter your e-mail first.",
  demo: "Demo logins of this local stack",
  asPerson: (email: string, role: string | undefined): string => `${email} (${role ?? "unknown here"})`,
  failures: {
    wrong: "E-mail or password is not right.",
    disabled: "This account is disabled.",
    too_often: "Too many attempts. Try again in a few minutes.",
    offline: "The sign-in service could not be reached. Are you online?",
    unavailable: "Signing in does not work at the moment.",
  } satisfies Record<SignInFailure, string>,
} as const;
