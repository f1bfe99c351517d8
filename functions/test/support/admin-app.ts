import { deleteApp, initializeApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { Firestore } from "firebase-admin/firestore";
import { stack } from "./stack-addresses.ts";

const app = initializeApp({ projectId: stack.projectId }, "tests");

/**
 * The tests inspect and prepare stored data without the service under test: with a separate client, so that the service can create its own in
 * this process.
 */
export const firestore = new Firestore({ projectId: stack.projectId });

export const identities = getAuth(app);

// A root hook, because mocha loads this module while it collects the tests. Open connections would keep the process alive.
after(async () => {
  await Promise.all([deleteApp(app), firestore.terminate()]);
});
