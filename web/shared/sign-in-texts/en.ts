import type { SignInTexts } from "../sign-in-texts.ts";

export const signIn: SignInTexts = {
  about: "",
  heading: "Sign in",
  email: "E-mail",
  password: "Password",
  enter: "Sign in",
  entering: "Signing in…",
  forgot: "Forgot your password?",
  resetSent: "If there is an account with this e-mail, a message with a link is on its way.",
  needsEmail: "Enter your e-mail first.",
  demo: "Demo logins of this local stack",
  asPerson: (email, role) => `${email} (${role ?? "unknown here"})`,
  failures: {
    wrong: "Wrong e-mail or password.",
    disabled: "This account is disabled.",
    too_often: "Too many attempts. Try again in a few minutes.",
    offline: "The sign-in service could not be reached. Are you online?",
    unavailable: "Signing in does not work at the moment.",
  },
};
