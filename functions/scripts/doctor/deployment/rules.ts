import { type Check, fail, pass } from "../check.ts";

/** Checks that browsers cannot access Firestore directly, even when signed in. */
export const rules: Check = {
  name: "deployment/rules",
  run: async (patient, signal) => {
    const { projectId, idToken } = await patient.guest();
    const emulator = process.env["FIRESTORE_EMULATOR_HOST"] ?? "";
    const base = emulator === "" ? "https://firestore.googleapis.com" : `http://${emulator}`;
    const url = `${base}/v1/projects/${patient.projectId}/databases/(default)/documents/projects/${projectId}`;
    const headers = { Authorization: `Bearer ${idToken}`, "Content-Type": "application/json" };
    const read = await fetch(url, { headers, signal });
    const written = await fetch(`${url}?updateMask.fieldPaths=doctor`, { method: "PATCH", headers, body: "{}", signal });
    const open = [
      ...(read.status === 403 ? [] : [`reading is answered with ${read.status}`]),
      ...(written.status === 403 ? [] : [`writing with ${written.status}`]),
    ];
    if (open.length === 0) return pass("The rules refuse whoever is signed in.");
    return fail(
      `Somebody who is signed in is not refused by Firestore's rules: ${open.join(", ")}.`,
      `firebase deploy --only firestore:rules --project ${patient.projectName}`,
    );
  },
};
