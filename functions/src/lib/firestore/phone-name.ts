import { readKey, twilioApiKeySecret } from "../config/secrets.ts";
import { keyedDigest } from "../core/digest.ts";

/** A document's name for a phone. All functions that call phones have the key; when it is rotated, the names change. */
export const phoneName = (phone: string): string => keyedDigest(readKey(twilioApiKeySecret), phone);
