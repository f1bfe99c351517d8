import { readAppCheckMode } from "../../../src/lib/platform/config/params.ts";
import { type Check, fail, pass } from "../check.ts";

/** Checks that the functions follow APP_CHECK for a request without an App Check token, and admit one with a token. */
export const appCheck: Check = {
  name: "others/app-check",
  run: async (patient, signal) => {
    const { projectId, idToken } = await patient.guest();
    const isRefused = async (headers: Readonly<Record<string, string>>): Promise<boolean> => {
      const url = `${patient.origin}/api/projects/${projectId}/docs`;
      const response = await fetch(url, { headers: { Authorization: `Bearer ${idToken}`, ...headers }, signal });
      return (await response.text()).includes("app_check_failed") && response.status === 401;
    };
    const mode = readAppCheckMode();
    const refusesNobodys = await isRefused({});
    if (refusesNobodys !== (mode === "enforce"))
      return fail(
        `APP_CHECK is ${mode} in the parameters, but the functions ${refusesNobodys ? "refuse" : "let in"} a request without a token of an app.`,
        `firebase deploy --project ${patient.projectName}\ndocs/deploying.md#app-check`,
      );
    if (mode !== "enforce") return pass(`APP_CHECK is ${mode}, and the functions apply it.`);
    const made = await patient.appCheckToken().catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))));
    if (made instanceof Error)
      return fail(
        `APP_CHECK is enforce, and this account cannot make a token of an app, without which it cannot look at the voice agent: ${made.message}`,
        "Run it as a service account that may sign: roles/iam.serviceAccountTokenCreator\nA web app: docs/deploying.md#app-check",
      );
    if (!(await isRefused({ "X-Firebase-AppCheck": made }))) return pass("APP_CHECK is enforce, and only apps of the project are let in.");
    return fail(
      "APP_CHECK is enforce, and the functions refuse the web app of the hosted pages, too: nobody can use them.",
      "Is the app of /__/firebase/init.json one of this Firebase project? docs/deploying.md#app-check",
    );
  },
};
