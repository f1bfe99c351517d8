import { createHash } from "node:crypto";
import { siteStyle } from "./site-style.ts";

const styleHash = createHash("sha256").update(siteStyle).digest("base64");

const twilio = ["roaming", "ashburn", "dublin", "frankfurt", "sao-paulo", "singapore", "sydney", "tokyo", "umatilla"];

const connected = [
  "https://identitytoolkit.googleapis.com",
  "https://securetoken.googleapis.com",
  "wss://generativelanguage.googleapis.com",
  ...twilio.map((place) => `wss://voice-js.${place}.twilio.com`),
];

/**
 * Allows pictures, this site's own styles, and what the voice agent needs; no other script, no form and no frame. A test compares these headers
 * with those in `firebase.json`.
 *
 * @param agent where the voice agent comes from: an origin, or `'self'`
 */
export const siteHeaders = (agent: string) =>
  ({
    "Content-Security-Policy": `default-src 'none'; script-src ${agent}; style-src 'self' 'sha256-${styleHash}'; img-src 'self' https: data:; media-src 'self' mediastream:; connect-src ${agent} ${connected.join(" ")}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    "Permissions-Policy": "microphone=(self)",
    "Referrer-Policy": "no-referrer",
  }) as const;
