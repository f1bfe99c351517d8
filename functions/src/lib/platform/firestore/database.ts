import { getApps, initializeApp } from "firebase-admin/app";
import {
  type CollectionReference,
  type DocumentReference,
  initializeFirestore,
  type Firestore,
  type Settings,
} from "firebase-admin/firestore";
import { keepNegativeZero, parseWholeAnswers, readStatusByName } from "./sdk-patches.ts";

let memoised: Firestore | undefined;

/** Created on first use, because deployment loads this module without an environment. */
export const database = (): Firestore => (memoised ??= connect());

export const projectRef = (projectId: string): DocumentReference => database().collection("projects").doc(projectId);

export const under = (projectId: string, collection: string): CollectionReference => projectRef(projectId).collection(collection);

export const userRef = (uid: string): DocumentReference => database().collection("users").doc(uid);

function connect(): Firestore {
  readStatusByName();
  keepNegativeZero();
  parseWholeAnswers();
  // Loading and connecting gRPC would slow down the first request of an instance.
  const firestore = initializeFirestore(getApps()[0] ?? initializeApp(), { preferRest: true });
  firestore.settings(process.env["FIRESTORE_EMULATOR_HOST"] === undefined ? {} : emulatorSettings());
  return firestore;
}

/**
 * Over REST the SDK needs real Google credentials even for the emulator, and loads gRPC only to disable TLS. The emulator accepts "owner"
 * as an administrator's token.
 */
function emulatorSettings(): Settings {
  return {
    auth: { getRequestHeaders: async () => ({ Authorization: "Bearer owner" }) },
    grpc: { credentials: { createInsecure: () => undefined } },
  };
}
