import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { splitList } from "../core/split-list.ts";

/** A key in Secret Manager. Not from `defineSecret`: firebase-tools would demand a value even for unused secrets. */
interface Secret {
  readonly name: string;
  /** Empty in functions that do not declare the secret. */
  readonly value: () => string;
}

const secret = (name: string): Secret => ({ name, value: () => process.env[name] ?? "" });

export const geminiApiKey = secret("GEMINI_API_KEY");

/** Secret of the API key for calls and access tokens. */
export const twilioApiKeySecret = secret("TWILIO_API_KEY_SECRET");

/** Only used to verify the signatures of Twilio's webhooks. */
export const twilioAuthToken = secret("TWILIO_AUTH_TOKEN");

/** The British company registry; free. */
export const companiesHouseApiKey = secret("COMPANIES_HOUSE_API_KEY");

/** Further company registries, free, as JSON by source: `{"dk": "user:password", "nl": "key"}`. */
export const registryKeys = secret("REGISTRY_KEYS");

export const placesApiKey = secret("PLACES_API_KEY");

/** The mail server for notices to teams: `smtps://user:password@host:465`. */
export const smtpUrl = secret("SMTP_URL");

export const secrets = [
  geminiApiKey,
  twilioApiKeySecret,
  twilioAuthToken,
  companiesHouseApiKey,
  registryKeys,
  placesApiKey,
  smtpUrl,
] as const;

/** The parameter that names the secrets of a deployment. */
export const secretsParameter = "SECRETS";

/** Empty if there is no key, for which the secret is `-` because it cannot be empty. */
export const readKey = ({ value }: Pick<Secret, "value">): string => {
  const key = value().trim();
  return key === "-" ? "" : key;
};

export const inUse = (...wanted: readonly Secret[]): string[] =>
  wanted.map(({ name }) => name).filter((name) => readNames().includes(name));

/** firebase-tools passes no parameters while it discovers the functions, so this reads its files. Not needed at run time. */
const readNames = (): readonly string[] => {
  if (process.env["FUNCTIONS_CONTROL_API"] !== "true") return [];
  const project = process.env["GCLOUD_PROJECT"] ?? "";
  const files = [".env", `.env.${project}`].filter((file) => existsSync(file));
  const parameters = files.reduce<NodeJS.Dict<string>>((all, file) => ({ ...all, ...parseEnv(readFileSync(file, "utf8")) }), {});
  return splitList(parameters[secretsParameter] ?? "");
};
