import { defineSecret, defineString, projectID } from "firebase-functions/params";

/** Every parameter of a deployment. Values come from `.env` files or are asked for by `firebase deploy`. */

export const region = defineString("REGION", {
  default: "us-central1",
  description: "Region in which all functions run. Hosting follows it.",
});

const allowedOrigins = defineString("ALLOWED_ORIGINS", {
  default: "",
  description: "Origins of the editor and of the voice page, comma separated. Empty: the Hosting origins of this project. *: any.",
});

export const geminiApiUrl = defineString("GEMINI_API_URL", {
  default: "https://generativelanguage.googleapis.com",
  description: "Origin of the Gemini API, without a slash at its end.",
});

export const geminiApiVersion = defineString("GEMINI_API_VERSION", {
  default: "v1beta",
  description: "Version of the Gemini API that makes tokens for voice sessions.",
});

export const liveModel = defineString("LIVE_MODEL", {
  default: "gemini-3.8-live",
  description: "Model of voice sessions, for projects that have not chosen their own.",
});

/** Only functions that list it among their secrets can read it; elsewhere it is empty. */
export const geminiApiKey = defineSecret("GEMINI_API_KEY");

/** Browsers on these origins may call the endpoints. `*` stands for any origin. */
export const readAllowedOrigins = (): readonly string[] => {
  const configured = allowedOrigins.value().split(",").map((origin) => origin.trim()).filter((origin) => origin !== "");
  return configured.length > 0 ? configured : [`https://${projectID.value()}.web.app`, `https://${projectID.value()}.firebaseapp.com`];
};

/** True under the Functions emulator, where pages come from changing ports of the own machine. */
export const isEmulated = (): boolean => process.env["FUNCTIONS_EMULATOR"] === "true";
