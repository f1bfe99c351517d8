import { defineString, projectID } from "firebase-functions/params";

/** Every parameter of a deployment. Values come from `.env` files or are asked for by `firebase deploy`. */

export const region = defineString("REGION", {
  default: "us-central1",
  description: "Region in which all functions run. Hosting follows it.",
});

const allowedOrigins = defineString("ALLOWED_ORIGINS", {
  default: "",
  description: "Origins of the editor and of the voice page, comma separated. Empty: the Hosting origins of this project. *: any.",
});

/** Browsers on these origins may call the endpoints. `*` stands for any origin. */
export const readAllowedOrigins = (): readonly string[] => {
  const configured = allowedOrigins.value().split(",").map((origin) => origin.trim()).filter((origin) => origin !== "");
  return configured.length > 0 ? configured : [`https://${projectID.value()}.web.app`, `https://${projectID.value()}.firebaseapp.com`];
};

/** True under the Functions emulator, where pages come from changing ports of the own machine. */
export const isEmulated = (): boolean => process.env["FUNCTIONS_EMULATOR"] === "true";
