/**
 * One document, read again and again with the Admin SDK as it comes: what a request to Firestore costs at least. It runs in
 * a process of its own, on the core of the functions. Reads at each message, and answers how many milliseconds it took.
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
