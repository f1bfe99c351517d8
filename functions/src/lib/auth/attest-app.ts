import { appCheckLimits } from "./limits.ts";
import { readAppCheckMode } from "../platform/config/params.ts";
import { AppError } from "../platform/core/app-error.ts";
import { addLogSubject } from "../platform/log/write-operator-log.ts";

/** What the App Check token says about the app that sent a request. */
type Attestation = "valid" | "missing" | "invalid" | "unchecked";

const check = async (token: string | undefined): Promise<Attestation> => {
  if (token === undefined || token === "") return "missing";
  // Loaded on demand, because most deployments do not check.
  const { checkAppCheckToken } = await import("./app-check-token.ts");
  return checkAppCheckToken(token);
};

/**
 * Refuses unknown apps if the deployment enforces App Check. If it only logs them, the response does not wait for the check.
 *
 * @throws AppError `app_check_failed`; `unavailable` when it cannot be checked
 */
export const attestApp = async (token: string | undefined): Promise<void> => {
  const mode = readAppCheckMode();
  if (mode === "off") return;
  addLogSubject({ app_check: "unchecked" });
  const checked = check(token).then((app_check) => {
    addLogSubject({ app_check });
    return app_check;
  });
  if (mode === "enforce") requireValid(await checked);
  else checked.catch(() => undefined); // a failure leaves it unchecked
};

const requireValid = (attestation: Attestation): void => {
  if (attestation === "valid") return;
  if (attestation === "unchecked")
    throw new AppError("unavailable", "The app cannot be checked right now. Please try again.", {
      retryAfterSec: appCheckLimits.pauseMs / 1000,
      service: "app_check",
    });
  throw new AppError("app_check_failed", "The App Check token is missing, invalid or expired. Send a new one as X-Firebase-AppCheck.", {
    headers: { "WWW-Authenticate": "Bearer" },
  });
};
