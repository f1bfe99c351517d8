export const signIn = {
  heading: "Sign in to Lectern",
  email: "Email",
  password: "Password",
  enter: "Sign in",
  entering: "Signing in…",
  forgot: "Forgot your password?",
  resetSent: "If an account uses this email, we’ve sent it a link to choose a new password.",
  needsEmail: "Enter your email first.",
  demo: "Demo accounts",
  roles: { admin: "Admin", manager: "Manager", member: "Member", none: "No site yet" },
  failures: {
    wrong: "Wrong email or password.",
    disabled: "This account is disabled. Ask whoever runs the site.",
    too_often: "Too many attempts. Try again in a few minutes.",
    offline: "You can’t sign in without a connection. Check it and try again.",
    unavailable: "You can’t sign in right now. Try again in a few minutes.",
  },
};

export type SignInTexts = typeof signIn;

/** Why signing in failed. */
export type SignInFailure = keyof SignInTexts["failures"];
