import { createLectern, type Lectern, type LecternOptions } from "@lectern/client";
import { createAppCheck } from "../app-check.ts";
import { demoQuery } from "../demo-query.ts";
import { loadFirebaseConfig } from "../firebase-config.ts";
import { isLocal } from "../is-local.ts";
import type { Person, SignIn } from "../sign-in.ts";

/** The identity in one person's requests. */
export type PersonIdentity = Pick<LecternOptions, "getIdToken" | "getAppCheckToken">;

/** The sign-in, and the service on behalf of one person. */
export interface Service {
  readonly signIn: SignIn;
  readonly identityOf: (person: Person) => PersonIdentity;
  readonly lecternOf: (person: Person) => Lectern;
  /** For what needs no identity. */
  readonly lecternOfNobody: Lectern;
}

/** @throws if Hosting knows no web app of its project, or a file is missing */
export const connectService = async (): Promise<Service> => {
  const [config, { createSignIn }] = await Promise.all([loadFirebaseConfig(), import("../sign-in.ts")]);
  const signIn = createSignIn(config);
  if (location.search === demoQuery && isLocal(location.hostname)) {
    history.replaceState(null, "", location.pathname + location.hash); // whoever signs out is not signed in again by a reload
    await (await import("../demo-entry.ts")).enterDemo(signIn);
  }
  const getAppCheckToken = createAppCheck(config);
  const identityOf = ({ uid }: Person): PersonIdentity => ({ getIdToken: signIn.getIdTokenOf(uid), getAppCheckToken });
  const connect = (identity: PersonIdentity): Lectern => createLectern({ baseUrl: location.origin, ...identity });
  const nobody: PersonIdentity = { getIdToken: async () => "", getAppCheckToken };
  return { signIn, identityOf, lecternOf: (person) => connect(identityOf(person)), lecternOfNobody: connect(nobody) };
};
