import { createLectern, type Lectern, type LecternOptions } from "@lectern/client";
import { createAppCheck } from "../app-check.ts";
import { loadFirebaseConfig } from "../firebase-config.ts";
import type { Person, SignIn } from "../sign-in.ts";

/** What requests of one person carry. */
export type PersonIdentity = Pick<LecternOptions, "getIdToken" | "getAppCheckToken">;

/** The sign-in, and the service in the name of one person. */
export interface Service {
  readonly signIn: SignIn;
  readonly identityOf: (person: Person) => PersonIdentity;
  readonly lecternOf: (person: Person) => Lectern;
}

/** @throws when Hosting does not know a web app of its project, or a file is missing */
export const connectService = async (): Promise<Service> => {
  const [config, { createSignIn }] = await Promise.all([loadFirebaseConfig(), import("../sign-in.ts")]);
  const signIn = createSignIn(config);
  const getAppCheckToken = createAppCheck(config);
  const identityOf = ({ uid }: Person): PersonIdentity => ({ getIdToken: signIn.getIdTokenOf(uid), getAppCheckToken });
  return { signIn, identityOf, lecternOf: (person) => createLectern({ baseUrl: location.origin, ...identityOf(person) }) };
};
