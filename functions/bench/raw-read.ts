/**
 * One document, read repeatedly with the unmodified Admin SDK: the least that a request to Firestore takes. Runs in a separate process on
 * the functions' core. Reads at each message and replies with the time in milliseconds.
 */
import { Firestore } from "firebase-admin/firestore";

const document = new Firestore({ projectId: process.env["GCLOUD_PROJECT"] ?? "" }).doc("bench/raw-read");
await document.set({ text: "x".repeat(1024) });

process.on("message", () => {
  const startedMs = performance.now();
  void document.get().then(() => process.send?.(performance.now() - startedMs));
});
process.on("disconnect", () => process.exit());
process.send?.("ready");
