/** Why signing in failed. */
export type SignInFailure = "wrong" | "disabled" | "too_often" | "offline" | "unavailable";

export interface SignInTexts {
  readonly heading: string;
  /** The purpose. Empty: the page states it. */
  readonly about: string;
  readonly email: string;
  readonly password: string;
  readonly enter: string;
  readonly entering: string;
  readonly forgot: string;
  readonly resetSent: string;
  readonly needsEmail: string;
  readonly demo: string;
  readonly asPerson: (email: string, role: string | undefined) => string;
  readonly failures: Readonly<Record<SignInFailure, string>>;
}
