import { initializeApp } from "firebase/app";
import {
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  type User,
} from "firebase/auth";
import { stringAt } from "./decode.ts";
import type { FirebaseConfig } from "./firebase-config.ts";
import type { SignInFailure } from "./sign-in-texts/en.ts";

export interface Person {
  readonly uid: string;
  readonly name: string;
}

type GetIdToken = (options: { readonly refresh: boolean }) => Promise<string>;

export interface SignIn {
  /** Called as soon as it is known who is signed in, and at every change, including those of other tabs. */
  readonly watch: (tell: (person: Person | undefined) => void) => () => void;
  /** Returns why it failed. */
  readonly enter: (email: string, password: string) => Promise<SignInFailure | undefined>;
  readonly leave: () => Promise<void>;
  readonly resetPassword: (email: string) => Promise<SignInFailure | undefined>;
  /** For `createLectern`. @throws if nobody is signed in */
  readonly getIdToken: GetIdToken;
  /** The same for one person: what they began is never sent in somebody else's name. @throws if they are not signed in */
  readonly getIdTokenOf: (uid: string) => GetIdToken;
}

/** Firebase Authentication with email and password, persisted in this browser. Without popups, which the pages' policy would block. */
export const createSignIn = ({ authEmulator, ...config }: FirebaseConfig): SignIn => {
  const auth = initializeAuth(initializeApp(config), { persistence: indexedDBLocalPersistence });
  // Its warning is a style in the document, which the page's policy blocks.
  if (authEmulator !== undefined) connectAuthEmulator(auth, `http://${authEmulator}`, { disableWarnings: true });

  return {
    watch: (tell) =>
      onAuthStateChanged(auth, (user) => {
        tell(user === null ? undefined : personOf(user));
      }),
    enter: async (email, password) => failureOf(signInWithEmailAndPassword(auth, email, password)),
    leave: async () => signOut(auth),
    resetPassword: async (email) => failureOf(sendPasswordResetEmail(auth, email)),
    getIdToken: async ({ refresh }) => tokenOf(auth.currentUser, refresh),
    getIdTokenOf:
      (uid) =>
      async ({ refresh }) =>
        tokenOf(auth.currentUser?.uid === uid ? auth.currentUser : null, refresh),
  };
};

const tokenOf = async (user: User | null, refresh: boolean): Promise<string> => {
  if (user === null) throw new Error("Nobody is signed in.");
  return user.getIdToken(refresh);
};

const personOf = ({ uid, displayName, email }: User): Person => ({ uid, name: displayName ?? email ?? uid });

const failureOf = async (attempt: Promise<unknown>): Promise<SignInFailure | undefined> => {
  try {
    await attempt;
    return undefined;
  } catch (error) {
    return failures[stringAt(error, "code") ?? ""] ?? "unavailable";
  }
};

/** https://firebase.google.com/docs/reference/js/auth#autherrorcodes */
const failures: Readonly<Record<string, SignInFailure>> = {
  "auth/invalid-credential": "wrong",
  "auth/invalid-email": "wrong",
  "auth/missing-password": "wrong",
  "auth/user-not-found": "wrong",
  "auth/wrong-password": "wrong",
  "auth/user-disabled": "disabled",
  "auth/too-many-requests": "too_often",
  "auth/network-request-failed": "offline",
};
