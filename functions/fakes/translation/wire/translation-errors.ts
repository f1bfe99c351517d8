import { errorInfo, googleError } from "../../google/google-error.ts";
import type { HttpAnswer } from "../../server/http-answer.ts";

const service = "translate.googleapis.com";

const expected =
  "Expected OAuth 2 access token, login cookie or other valid authentication credential. See https://developers.google.com/identity/sign-in/web/devconsole-project.";

export const noToken = googleError("UNAUTHENTICATED", `Request is missing required authentication credential. ${expected}`, [
  errorInfo("CREDENTIALS_MISSING", service, { method: "google.cloud.translation.v3.TranslationService.TranslateText" }),
]);

/** A used-up project quota is a 403 here, unlike in Google's other services: https://cloud.google.com/translate/quotas */
export const overQuota = googleError("PERMISSION_DENIED", "Daily Limit Exceeded", [errorInfo("DAILY_LIMIT_EXCEEDED", service)]);

export const apiDisabled = (project: string): HttpAnswer =>
  googleError(
    "PERMISSION_DENIED",
    `Cloud Translation API has not been used in project ${project} before or it is disabled. Enable it by visiting https://console.developers.google.com/apis/api/translate.googleapis.com/overview?project=${project} then retry.`,
    [errorInfo("SERVICE_DISABLED", service)],
  );

export const noPermission = googleError("PERMISSION_DENIED", "Cloud IAM permission 'cloudtranslate.generalModels.predict' denied. ", [
  errorInfo("IAM_PERMISSION_DENIED", service),
]);

export const tooManyRequests = googleError(
  "RESOURCE_EXHAUSTED",
  "Quota exceeded for quota metric 'v3 requests' and limit 'v3 requests per minute'.",
  [errorInfo("RATE_LIMIT_EXCEEDED", service)],
);
