import { getApps, initializeApp } from "firebase-admin/app";
import { type CollectionReference, initializeFirestore, type Firestore, type Settings } from "firebase-admin/firestore";
import { keepNegativeZero } from "./negative-zero.ts";
import { readStatusByName } from "./rest-status.ts";

let memoised: Firestore | undefined;

/** The database of this process. Made at the first call, because deployment loads this module without any environment. */
export function database(): Firestore {
  memoised ??= connect();
  return memoised;
}

/** A collection of a project. */
export const under = (projectId: string, collection: string): CollectionReference =>
  database().collection("projects").doc(projectId).collection(collection);

function connect(): Firestore {
  readStatusByName();
  keepNegativeZero();
  // REST, because loading and connecting gRPC makes the first request of an instance wait longer.
  const firestore = initializeFirestore(getApps()[0] ?? initializeApp(), { preferRest: true });
  firestore.settings(process.env["FIRESTORE_EMULATOR_HOST"] === undefined ? {} : emulatorSettings());
  return firestore;
}

/**
 * Over REST the SDK wants real Google credentials even for the emulator, and loads gRPC only to say "no TLS".
 * The emulator accepts the word "owner" as the token of an administrator.
 */
function emulatorSettings(): Settings {
  return {
    auth: { getRequestHeaders: async () => ({ Authorization: "Bearer owner" }) },
    grpc: { credentials: { createInsecure: () => undefined } },
  };
}
