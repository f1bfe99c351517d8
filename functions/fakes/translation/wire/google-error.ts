export interface HttpAnswer {
  readonly status: number;
  readonly body: unknown;
}

const httpStatus = {
  INVALID_ARGUMENT: 400,
  UNAUTHENTICATED: 401,
  PERMISSION_DENIED: 403,
  RESOURCE_EXHAUSTED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;

type RpcStatus = keyof typeof httpStatus;

/** Google's error envelope. */
const googleError = (status: RpcStatus, message: string, details?: readonly object[]): HttpAnswer => ({
  status: httpStatus[status],
  body: { error: { code: httpStatus[status], message, status, ...(details !== undefined && { details }) } },
});

interface Violation {
  readonly field: string;
  readonly description: string;
}

/** An argument that is refused. Where no sentence is given, it is made of what is wrong. */
export const invalidArgument = (
  violations: readonly Violation[],
  message = violations.map(({ description }) => description).join("\n"),
): HttpAnswer =>
  googleError("INVALID_ARGUMENT", message, [{ "@type": "type.googleapis.com/google.rpc.BadRequest", fieldViolations: violations }]);

const errorInfo = (reason: string) => ({
  "@type": "type.googleapis.com/google.rpc.ErrorInfo",
  reason,
  domain: "googleapis.com",
  metadata: { service: "translate.googleapis.com" },
});

const expected =
  "Expected OAuth 2 access token, login cookie or other valid authentication credential. See https://developers.google.com/identity/sign-in/web/devconsole-project.";

export const noToken = googleError("UNAUTHENTICATED", `Request is missing required authentication credential. ${expected}`, [
  {
    ...errorInfo("CREDENTIALS_MISSING"),
    metadata: { service: "translate.googleapis.com", method: "google.cloud.translation.v3.TranslationService.TranslateText" },
  },
]);

/** Quota of a project that is used up is a 403, against the custom of Google's other services: https://cloud.google.com/translate/quotas */
export const overQuota = googleError("PERMISSION_DENIED", "Daily Limit Exceeded", [errorInfo("DAILY_LIMIT_EXCEEDED")]);

export const apiDisabled = (project: string): HttpAnswer =>
  googleError(
    "PERMISSION_DENIED",
    `Cloud Translation API has not been used in project ${project} before or it is disabled. Enable it by visiting https://console.developers.google.com/apis/api/translate.googleapis.com/overview?project=${project} then retry.`,
    [errorInfo("SERVICE_DISABLED")],
  );

export const noPermission = googleError("PERMISSION_DENIED", "Cloud IAM permission 'cloudtranslate.generalModels.predict' denied. ", [
  errorInfo("IAM_PERMISSION_DENIED"),
]);

export const tooManyRequests = googleError(
  "RESOURCE_EXHAUSTED",
  "Quota exceeded for quota metric 'v3 requests' and limit 'v3 requests per minute'.",
  [errorInfo("RATE_LIMIT_EXCEEDED")],
);

export const internal = googleError("INTERNAL", "Internal error encountered.");

export const unavailable = googleError("UNAVAILABLE", "The service is currently unavailable.");
