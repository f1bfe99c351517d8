import { readAppCheckMode } from "../../../src/lib/config/params.ts";
import { type Check, fail, pass } from "../check.ts";

/** The functions do what APP_CHECK says with a request that brings no token of an app. */
export const appCheck: Check = {
  name: "others/app-check",
  run: async (patient, signal) => {
    const { projectId, idToken } = await patient.guest();
    const response = await fetch(`${patient.origin}/api/projects/${projectId}/docs`, {
      headers: { Authorization: `Bearer ${idToken}` },
      signal,
    });
    const isRefused = response.status === 401 && (await response.text()).includes("app_check_failed");
    const mode = readAppCheckMode();
    if (isRefused === (mode === "enforce")) return pass(`APP_CHECK is ${mode}, and the functions do so.`);
    return fail(
      `APP_CHECK is ${mode} in the parameters, but the functions ${isRefused ? "refuse" : "let in"} a request without a token of an app.`,
      `npm --prefix functions run deploy -- --project ${patient.projectName}\ndocs/deploying.md#app-check`,
    );
  },
};
