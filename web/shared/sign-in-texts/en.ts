export const signIn = {
  heading: "Sign in to Lectern",
  email: "E-mail",
  password: "Password",
  enter: "Sign in",
  entering: "Signing in…",
  forgot: "Forgot your password?",
  resetSent: "If an account uses this e-mail, we’ve sent it a link to choose a new password.",
  needsEmail: "Enter your e-mail first.",
  demo: "Demo accounts",
  roles: { admin: "Admin", manager: "Manager", member: "Member", none: "No site yet" },
  failures: {
    wrong: "Wrong e-mail or password.",
    disabled: "This account is disabled. Ask whoever runs the site.",
    too_often: "Too many attempts. Try again in a few minutes.",
    offline: "You can’t be signed in without a connection. Check it and try again.",
    unavailable: "You can’t sign in right now. Try again in a few minutes.",
  },
};

export type SignInTexts = typeof signIn;

/** Why signing in failed. */
export type SignInFailure = keyof SignInTexts["failures"];
