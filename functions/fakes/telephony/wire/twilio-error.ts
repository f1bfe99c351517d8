import type { HttpAnswer } from "../../server/http-answer.ts";

export type TwilioErrorCode = keyof typeof errors;

/** The errors of the REST API by Twilio's code. `{value}` is replaced by the value that was sent. */
const errors = {
  10001: { status: 400, message: "Account is not active" },
  20001: { status: 400, message: "{value}" },
  20004: { status: 405, message: "Method not allowed" },
  20404: { status: 404, message: "The requested resource {value} was not found" },
  20429: { status: 429, message: "Too Many Requests" },
  20500: { status: 500, message: "An internal server error has occurred" },
  20503: { status: 503, message: "Service is unavailable. Please try again" },
  21200: { status: 400, message: "{value}" },
  21201: { status: 400, message: "No 'To' number is specified" },
  21205: { status: 400, message: "Url is not a valid URL: {value}" },
  21208: { status: 400, message: "Invalid 'Timeout' value: {value}" },
  21210: {
    status: 400,
    message:
      "The source phone number provided, {value}, is not yet verified for your account. You may only make calls from phone numbers that you've verified or purchased from Twilio.",
  },
  21211: { status: 400, message: "The 'To' number {value} is not a valid phone number." },
  21212: { status: 400, message: "The 'From' number {value} is not a valid phone number, shortcode, or alphanumeric sender ID." },
  21213: { status: 400, message: "'From' phone number is required" },
  21214: { status: 400, message: "'To' phone number cannot be reached: {value}" },
  21215: {
    status: 400,
    message:
      "Account not authorized to call {value}. Perhaps you need to enable some international permissions: https://www.twilio.com/console/voice/calls/geo-permissions/low-risk",
  },
  21216: { status: 400, message: "Account not allowed to call {value}" },
  21217: { status: 400, message: "Phone number {value} does not appear to be valid" },
  21219: { status: 400, message: "The number {value} is unverified. Trial accounts may only make calls to verified numbers." },
  21220: { status: 400, message: "Unable to update record: Call is not in-progress. Cannot redirect." },
  573005: { status: 400, message: "The number {value} has not been verified yet. A trial calls verified numbers only." },
} as const satisfies Readonly<Record<number, { readonly status: number; readonly message: string }>>;

/** Twilio's error body. */
export const twilioError = (code: TwilioErrorCode, value = ""): HttpAnswer => {
  const { status, message } = errors[code];
  return {
    status,
    body: { code, message: message.replace("{value}", () => value), more_info: `https://www.twilio.com/docs/errors/${code}`, status },
  };
};

/** For wrong credentials, Twilio uses an older form of error. */
export const notAuthenticated: HttpAnswer = {
  status: 401,
  body: { status: 401, message: "Authenticate", code: 20003, more_info: "http://www.twilio.com/docs/errors/20003" },
};

/** A request that cannot be carried out: the REST API sends its `answer`. */
export class Refusal extends Error {
  readonly answer: HttpAnswer;

  constructor(code: TwilioErrorCode, value = "") {
    super(`Twilio's error ${code}`);
    this.answer = twilioError(code, value);
  }
}
