import { defineInt, defineString, projectID } from "firebase-functions/params";
import { splitList } from "../core/split-list.ts";

/** All parameters of a deployment. Values come from `.env` files, or `firebase deploy` asks for them. */

export const region = defineString("REGION", {
  default: "us-central1",
  description: "Region of all functions. Hosting follows it.",
});

export const serviceAccount = defineString("SERVICE_ACCOUNT", {
  default: "",
  description: "Service account of the functions: its email address, or its name and an @. Empty: the default one of Compute Engine.",
});

export const maxInstances = defineInt("MAX_INSTANCES", {
  default: 10,
  description: "Maximum instances of each function, which caps what a day can cost.",
});

export const minInstances = defineInt("MIN_INSTANCES", {
  default: 0,
  description: "Instances kept warm, and billed, for each function that edits, starts voice sessions or answers Twilio.",
});

const allowedOrigins = defineString("ALLOWED_ORIGINS", {
  default: "",
  description: "Origins of the editor, comma-separated. Empty: this project's Hosting origins. *: any.",
});

const liveOrigins = defineString("LIVE_ORIGINS", {
  default: "*",
  description: "Origins of pages with the voice agent, comma-separated. *: any, because customers embed it in their own sites.",
});

export const geminiApiUrl = defineString("GEMINI_API_URL", {
  default: "https://generativelanguage.googleapis.com",
  description: "Origin of the Gemini API, without a trailing slash.",
});

export const geminiApiVersion = defineString("GEMINI_API_VERSION", {
  default: "v1beta",
  description: "Gemini API version used to create tokens for voice sessions.",
});

export const liveModel = defineString("LIVE_MODEL", {
  default: "gemini-3.8-live",
  description: "Model for voice sessions, for projects that have not chosen their own.",
});

export const extractionModel = defineString("EXTRACTION_MODEL", {
  default: "gemini-3.8-flash",
  description: "Gemini model that looks up what a company's website does not say. Must support grounding with Google Search.",
});

const askModels = defineString("ASK_MODEL", {
  default: "gemini-3.8-flash",
  description:
    "Gemini model that reads a site's pages to answer visitors' questions, within two seconds. Optional, after a comma: a fallback for when the first is late or fails.",
});

export const webProxyUrl = defineString("WEB_PROXY_URL", {
  default: "",
  description: "HTTP forward proxy for reading companies' websites. It must refuse private addresses itself. Empty: no proxy.",
});

export const translateApiUrl = defineString("TRANSLATE_API_URL", {
  default: "https://translation.googleapis.com",
  description: "Origin of Cloud Translation. Google credentials are only sent to googleapis.com origins. Empty: nothing is translated.",
});

export const translateLocation = defineString("TRANSLATE_LOCATION", {
  default: "global",
  description: "Location of Cloud Translation. Models other than the general one exist only in regions.",
});

export const registryUrls = defineString("REGISTRY_URLS", {
  default: "",
  description:
    'URLs to use instead of those of company registries and Google Places, as JSON by source: {"no": "http://127.0.0.1:9303/no"}.',
});

export const publicBaseUrl = defineString("PUBLIC_BASE_URL", {
  default: "",
  description: "Origin at which Twilio reaches this deployment, and which it signs: the Hosting origin. Empty: no transfers.",
});

export const twilioApiUrl = defineString("TWILIO_API_URL", {
  default: "https://api.twilio.com",
  description: "Origin of Twilio's API, without a trailing slash.",
});

export const twilioAccountSid = defineString("TWILIO_ACCOUNT_SID", {
  default: "",
  description: "Twilio account that calls managers, ideally a dedicated subaccount: AC... Empty: no transfers.",
});

export const twilioApiKeySid = defineString("TWILIO_API_KEY_SID", {
  default: "",
  description: "Standard API key of that account: SK...",
});

export const twilioTwimlAppSid = defineString("TWILIO_TWIML_APP_SID", {
  default: "",
  description: "TwiML application whose voice URL is PUBLIC_BASE_URL/api/telephony/voice: AP...",
});

export const twilioFromNumber = defineString("TWILIO_FROM_NUMBER", {
  default: "",
  description: "Number of that account that calls managers, in E.164.",
});

export const twilioRegion = defineString("TWILIO_REGION", {
  default: "",
  description: "Twilio region that processes visitors' calls, such as ie1. Must match TWILIO_API_URL. Empty: us1.",
});

export const mailFrom = defineString("MAIL_FROM", {
  default: "",
  description: "Sender of email to teams: an address, or a name and an address in <>. Empty: the user of SMTP_URL.",
});

const managerCountries = defineString("MANAGER_COUNTRIES", {
  default: "",
  description:
    "Countries whose numbers may be called, as ISO 3166-1 codes, comma-separated: NO,SE,DK. Empty: all. Should match Twilio's geographic permissions.",
});

export const maxTransferCalls = defineInt("MAX_TRANSFER_CALLS", {
  default: 20,
  description: "Maximum number of simultaneous calls to managers. Twilio starts one call per second.",
});

const publishing = defineString("PUBLISHING", {
  default: "on",
  description: "Whether Lectern publishes pages: on, or off if another interface does.",
});

export const webApiKey = defineString("WEB_API_KEY", {
  default: "",
  description:
    "Web API key of the Firebase project (public). Anonymous visitors of customers' sites sign in with it. Empty: they cannot, unless the site signs them in.",
});

const mediaBucketName = defineString("MEDIA_BUCKET", {
  default: "",
  description: "Cloud Storage bucket for images, accessed only by the functions. Empty: <project ID>-lectern-media.",
});

export const storageApiUrl = defineString("STORAGE_API_URL", {
  default: "https://storage.googleapis.com",
  description: "Origin of Cloud Storage. Google credentials are only sent to googleapis.com origins.",
});

const appCheck = defineString("APP_CHECK", {
  default: "off",
  description: "Firebase App Check for requests from browsers and apps: off, log (counts how many come from known apps) or enforce.",
});

export const appCheckUrl = defineString("APP_CHECK_URL", {
  default: "https://firebaseappcheck.googleapis.com",
  description: "Origin where App Check publishes its keys, without a trailing slash.",
});

/** Without the trailing slash that browsers show and people copy, because Twilio signs the exact URL. */
export const readOrigin = (origin: { readonly value: () => string }): string =>
  origin
    .value()
    .trim()
    .replace(/(?<!\/)\/+$/, "");

export const readPagesOrigin = (): string => readOrigin(publicBaseUrl) || `https://${projectID.value()}.web.app`;

/** The first model, and the one that is asked when it is late or fails. Further ones are ignored. */
export const readAskModels = (): { readonly first: string; readonly second: string | undefined } => {
  const [first = "", second] = splitList(askModels.value());
  return { first, second: second === first ? undefined : second };
};

/** Browsers on these origins may call the endpoints of the editor. `*` means any origin. */
export const readAllowedOrigins = (): readonly string[] => {
  const configured = splitList(allowedOrigins.value());
  return configured.length > 0 ? configured : [`https://${projectID.value()}.web.app`, `https://${projectID.value()}.firebaseapp.com`];
};

/** Origins of this deployment's own pages: the hosted editor, the inbox, the voice page. */
export const readOwnOrigins = (): readonly string[] => [readPagesOrigin(), ...readAllowedOrigins()];

/** Origins that may call the voice agent's endpoints. Any is safe: callers send a token, not a cookie that other pages could use. */
export const readLiveOrigins = (): readonly string[] => {
  const configured = splitList(liveOrigins.value());
  return configured.length > 0 ? configured : ["*"];
};

/** An unknown value is a mistake, so it turns protection on rather than off. */
export const parseAppCheckMode = (text: string): "off" | "log" | "enforce" => {
  const mode = text.trim().toLowerCase();
  return mode === "" || mode === "off" ? "off" : mode === "log" ? "log" : "enforce";
};

export const readAppCheckMode = (): ReturnType<typeof parseAppCheckMode> => parseAppCheckMode(appCheck.value());

export const readMediaBucket = (): string => mediaBucketOf({ MEDIA_BUCKET: mediaBucketName.value() }, readProjectId());

export const mediaBucketOf = (parameters: Readonly<Record<string, string | undefined>>, projectId: string): string => {
  const named = (parameters["MEDIA_BUCKET"] ?? "").trim();
  return named === "" ? `${projectId}-lectern-media` : named;
};

export const isPublishing = (): boolean => publishing.value().trim().toLowerCase() !== "off";

/** Countries that may be called; empty for all. */
export const readManagerCountries = (): readonly string[] => splitList(managerCountries.value()).map((country) => country.toUpperCase());

/** The Google Cloud project of this deployment; empty if the environment does not name it. */
export const readProjectId = (): string => projectID.value() || (process.env["GCLOUD_PROJECT"] ?? "");

export const isAuthEmulated = (): boolean => (process.env["FIREBASE_AUTH_EMULATOR_HOST"] ?? "") !== "";

export const isServing = (functionName: string): boolean => process.env["FUNCTION_TARGET"] === functionName;

/** Whether this runs on Cloud Run, where an instance starts because a request is waiting. */
export const isDeployed = (): boolean => process.env["K_SERVICE"] !== undefined && !isEmulated();

/** Whether this runs in the Functions emulator, where the ports of pages vary. */
export const isEmulated = (): boolean => process.env["FUNCTIONS_EMULATOR"] === "true";

/** The commit, inserted by the build. Empty in code that was not built. */
export const builtCommit = process.env["LECTERN_COMMIT"] ?? "";
