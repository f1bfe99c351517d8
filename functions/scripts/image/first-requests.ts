import { getExpectedTwilioSignature } from "twilio/lib/webhooks/webhooks.js";
import { madeUpToken } from "./made-up-google.ts";

/** The request with which a function's code is compiled. It should run most of the function's usual code, with a commit. */
export interface FirstRequest {
  readonly method: string;
  readonly pathAndQuery: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Of an endpoint in the table. Schedules have neither. */
export interface Address {
  readonly method?: string;
  readonly path?: string;
}

/** Arbitrary names, because nothing outside the process is contacted. */
export const project = "image";
export const publicBaseUrl = "https://image.example";
export const authToken = "image";

interface Own {
  /** Values in the path; `image` by default. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** Appended to the path: `?…` */
  readonly query?: string;
  /** JSON; `anyBody` by default. */
  readonly body?: object;
  /** Sends a file instead. */
  readonly image?: string;
  /** Sends a form instead, signed like Twilio's. */
  readonly form?: Readonly<Record<string, string>>;
}

export const firstRequest = (name: string, { method = "POST", path = "/" }: Address): FirstRequest => {
  const { parameters = {}, query = "", body = anyBody, image, form } = own[name] ?? {};
  const pathAndQuery = path.replaceAll(/:(\w+)/g, (_match, parameter: string) => parameters[parameter] ?? "image") + query;
  const signedIn = { Authorization: `Bearer ${madeUpToken(project)}`, "X-Project-Id": project };
  if (form !== undefined) {
    const signature = getExpectedTwilioSignature(authToken, publicBaseUrl + pathAndQuery, form);
    const headers = { "Content-Type": "application/x-www-form-urlencoded", "X-Twilio-Signature": signature };
    return { method, pathAndQuery, headers, body: new URLSearchParams(form).toString() };
  }
  if (image !== undefined) return { method, pathAndQuery, headers: { ...signedIn, "Content-Type": "image/gif" }, body: image };
  const headers = { ...signedIn, "Content-Type": "application/json" };
  return { method, pathAndQuery, headers, ...(method !== "GET" && { body: JSON.stringify(body) }) };
};

/** The body of an editor or a visitor. Most functions ignore unknown fields. */
const anyBody = {
  slug: "image",
  language: "en",
  draftId: "image",
  docId: "live",
  metadata: {},
  content: "# Another image",
  doc: {},
  action: "answer",
  text: "Yes.",
  tool_name: "update_profile",
  args: { first_name: "Ana" },
};

const own: Readonly<Record<string, Own | undefined>> = {
  inboxList: { query: "?kind=question" },
  mediaRead: { parameters: { file: `${"0".repeat(40)}.gif` } },
  mediaUpload: { image: "GIF89a\u0010\u0000\u0010\u0000\u0000\u0000\u0000" },
  previewPage: { parameters: { token: "0".repeat(32) } },
  settingsSite: { body: { live_agent_placement: "destination_page", live_agent_slug: "image" } },
  telephonyEvents: { parameters: { event: "announcement" }, query: "?project=image&transfer=ringing", form: { CallSid: "CA2" } },
  telephonyVoice: { form: { CallSid: "CA1", From: `client:v_${"0".repeat(32)}` } },
};
