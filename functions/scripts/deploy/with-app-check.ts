import type { FirebaseConfig } from "../stack/firebase-config.ts";

type HeaderRule = FirebaseConfig["hosting"]["headers"][number];

/** The pages that request App Check tokens. */
const pages = ["/editor/**", "/voice/**"];

/**
 * What reCAPTCHA Enterprise loads, and where its result is exchanged for a token: https://developers.google.com/recaptcha/docs/faq (Content
 * Security Policy), and the URLs in `@firebase/app-check` 0.13.
 */
const sources = {
  "script-src": ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"],
  "frame-src": ["https://www.google.com/recaptcha/", "https://recaptcha.google.com/recaptcha/"],
  "connect-src": ["https://www.google.com/recaptcha/", "https://content-firebaseappcheck.googleapis.com"],
} as const;

/** Adds the headers for pages built with a reCAPTCHA key. Pages without one have a policy that blocks Google's script. */
export const withAppCheck = (config: FirebaseConfig): FirebaseConfig => ({
  ...config,
  hosting: { ...config.hosting, headers: config.hosting.headers.map((rule) => (pages.includes(rule.source) ? widened(rule) : rule)) },
});

const widened = ({ headers, ...rule }: HeaderRule): HeaderRule => ({
  ...rule,
  headers: [
    ...headers.map(({ key, value }) => ({ key, value: key === "Content-Security-Policy" ? widenedPolicy(value) : value })),
    // reCAPTCHA, and API keys restricted to websites, check the origin of a request, so only that is sent.
    { key: "Referrer-Policy", value: "strict-origin" },
  ],
});

const widenedPolicy = (policy: string): string =>
  Object.entries(sources).reduce((widest, [directive, added]) => addSources(widest, directive, added), policy);

const addSources = (policy: string, directive: string, added: readonly string[]): string => {
  const more = [directive, ...added].join(" ");
  return new RegExp(`\\b${directive} `).test(policy)
    ? policy.replace(`${directive} `, `${more} `)
    : policy.replace("base-uri ", `${more}; base-uri `);
};
