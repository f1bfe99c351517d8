import { appCheckClaims, startFakeAppCheck } from "../../../support/fake-app-check.ts";
import { startInstance } from "../../../support/instances.ts";
import type { Bed } from "./bed.ts";
import { pass } from "./gate.ts";

/** The list of pages comes from a function that enforces App Check, as the parameters say. Tokens are for an app with this number. */
export const enforceAppCheck = async ({ gate, set, defer, makeAppCheckToken }: Bed, projectNumber = "424242424242"): Promise<void> => {
  const keys = await startFakeAppCheck();
  const instance = await startInstance("docsList", { APP_CHECK: "enforce", APP_CHECK_URL: `${keys.url}/` });
  defer(async () => Promise.all([keys.stop(), instance.stop()]).then(() => undefined));
  gate.spoil = async (answer, { method, path, headers }) =>
    path.endsWith("/docs") ? pass(instance.url + path, { method, sent: headers, bytes: Buffer.of() }) : answer;
  set({ APP_CHECK: "enforce" });
  makeAppCheckToken(async () =>
    Promise.resolve(keys.sign(appCheckClaims({ iss: `https://firebaseappcheck.googleapis.com/${projectNumber}` }))),
  );
};
