import * as z from "zod";
import type { Bed } from "./bed.ts";
import { enforceAppCheck } from "./enforce-app-check.ts";
import type { Faults } from "./faults.ts";

/** Nothing listens there. */
const nowhere = "http://127.0.0.1:1";

const loseRegistry =
  (source: string) =>
  ({ set }: Bed): void => {
    const urls = z.record(z.string(), z.string()).parse(JSON.parse(process.env["REGISTRY_URLS"] ?? ""));
    set({ REGISTRY_URLS: JSON.stringify({ ...urls, [source]: nowhere }) });
  };

export const othersFaults: Faults = {
  "others/registries": {
    when: "one is down",
    spoil: loseRegistry("no"),
    says: /^Of 16 registries, these do not find a known company: no: down\./,
  },
  "others/gleif": {
    when: "it is down",
    spoil: loseRegistry("gleif"),
    says: /^GLEIF did not find a known company: RegistryError: gleif: down\./,
  },
  "others/places": {
    when: "the key may not use it",
    spoil: ({ set }) => {
      set({ PLACES_API_KEY: "a-key-of-something-else" });
    },
    says: /^Google Places failed: refused\./,
  },
  "others/translation": {
    when: "it is down",
    spoil: ({ set }) => {
      set({ TRANSLATE_API_URL: nowhere });
    },
    says: /^Nothing is translated: provider_down\./,
  },
  "others/app-check": [
    {
      when: "the functions have another mode",
      spoil: ({ set }) => {
        set({ APP_CHECK: "enforce" });
      },
      says: /^APP_CHECK is enforce in the parameters, but the functions let in a request without a token of an app\./,
    },
    {
      when: "the functions enforce what the parameters do not",
      spoil: async (bed) => {
        await enforceAppCheck(bed);
        bed.set({ APP_CHECK: "log" });
      },
      says: /^APP_CHECK is log in the parameters, but the functions refuse a request without a token of an app\./,
    },
    {
      when: "it is enforced, and nobody can make a token",
      spoil: async (bed) => {
        await enforceAppCheck(bed);
        bed.makeAppCheckToken(async () => Promise.reject(new Error("Failed to determine service account.")));
      },
      says: /^APP_CHECK is enforce, and this account cannot make a token of an app, .*: Failed to determine service account\./,
    },
    {
      when: "it is enforced, and the pages' app is another project's",
      spoil: async (bed) => enforceAppCheck(bed, "1"),
      says: /^APP_CHECK is enforce, and the functions refuse the web app of the hosted pages, too/,
    },
  ],
  "others/mail": {
    when: "nobody answers",
    spoil: ({ set }) => {
      set({ SMTP_URL: "smtp://user:a-long-password@127.0.0.1:1" });
    },
    says: /^SMTP connection failed \((?:ESOCKET|ECONNREFUSED|ECONNECTION)\)/,
  },
};
