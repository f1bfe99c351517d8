import { readKey, twilioApiKeySecret } from "../config/secrets.ts";
import { keyedDigest } from "../core/digest.ts";

/** A document's name for a phone. The key is one that every function has which calls phones; when it is rotated, the names are others. */
export const phoneName = (phone: string): string => keyedDigest(readKey(twilioApiKeySecret), phone);
