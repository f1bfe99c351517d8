import { localTelephony } from "../../../../fakes/telephony/settings.ts";
import type { Faults } from "./faults.ts";
import { changeTelephony } from "./telephony.ts";

const { apiKeySid, applicationSid } = localTelephony;

export const phoneFaults: Faults = {
  "phone/account": {
    when: "it is suspended",
    spoil: async () => changeTelephony({ status: "suspended" }),
    says: /^Twilio's account is suspended\./,
  },
  "phone/balance": {
    when: "there is hardly any left",
    spoil: async () => changeTelephony({ balance: "0.42" }),
    says: /^There are only 0\.42 USD left for calls\./,
  },
  "phone/number": {
    when: "it was given back",
    spoil: async () => changeTelephony({ numbers: [] }),
    says: /^\+15005550006 is no number of the account \(200\)\./,
  },
  "phone/application": {
    when: "it leads elsewhere",
    spoil: async () => changeTelephony({ applications: { [applicationSid]: { voiceUrl: "https://old.example/voice" } } }),
    says: /^The TwiML application leads to POST https:\/\/old\.example\/voice\./,
  },
  "phone/key": {
    when: "it may do everything",
    spoil: async () => changeTelephony({ mainKeys: [apiKeySid] }),
    says: /^The API key is a main key: it may do everything with the account\./,
  },
  "phone/webhook": {
    when: "the functions have another token",
    spoil: ({ set }) => {
      set({ TWILIO_AUTH_TOKEN: "another-token-of-the-account" });
    },
    says: /^A call that Twilio has signed is answered with 403\./,
  },
  "phone/countries": {
    when: "they are not permitted",
    spoil: async () => changeTelephony({ countries: [] }),
    says: /^Twilio does not permit calls to NO, where managers are\./,
  },
  "phone/call": {
    when: "nobody may be called",
    spoil: async () => changeTelephony({ numbers: [] }),
    says: /^Twilio does not call \+\d+: 400 \(21210: /,
  },
};
