import { deleteApp, initializeApp } from "firebase-admin/app";
import { getAuth } from "firebase-admin/auth";
import { Firestore } from "firebase-admin/firestore";
import { stack } from "./stack-addresses.ts";

const app = initializeApp({ projectId: stack.projectId }, "tests");

/**
 * The tests look at and prepare what is stored without the service that they test: with a client of their own, so that the
 * service can make its own in this process.
 */
export const firestore = new Firestore({ projectId: stack.projectId });

export const identities = getAuth(app);

// A root hook: this module is loaded while mocha collects the tests. Open connections would keep the process alive.
after(async () => {
  await Promise.all([deleteApp(app), firestore.terminate()]);
});
