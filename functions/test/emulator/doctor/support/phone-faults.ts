import { localTelephony } from "../../../../fakes/telephony/settings.ts";
import { firestore } from "../../../support/admin-app.ts";
import { aProject } from "../../../support/projects.ts";
import type { Bed } from "./bed.ts";
import type { Faults } from "./faults.ts";
import { changeTelephony } from "./telephony.ts";

/** A project with a manager, until the bed is healed. */
const aSite = async ({ sites, defer }: Bed, phone: string): Promise<void> => {
  const { id } = await aProject({ name: sites, manager_phone: phone });
  defer(async () => firestore.recursiveDelete(firestore.doc(`projects/${id}`)));
};

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
    says: /^\+15005550006 is not a number of the account \(200\)\./,
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
  "phone/countries": [
    {
      when: "they are not permitted",
      spoil: async () => changeTelephony({ countries: [] }),
      says: /^Twilio does not permit calls to NO, where managers are\./,
    },
    {
      when: "a project's manager is elsewhere",
      spoil: async (bed) => {
        bed.set({ MANAGER_COUNTRIES: "" });
        await aSite(bed, "+4930123456789");
      },
      says: /^Twilio does not permit calls to DE, where managers are\./,
      hides: "30123456789",
    },
    {
      when: "a project's manager is where this deployment does not call",
      spoil: async (bed) => aSite(bed, "+4930123456789"),
      says: /^Projects with a manager's number that cannot be dialled, or may not exist: project-[-\w]+ \(is in a country that this deployment does not call\)\./,
      hides: "30123456789",
    },
  ],
  "phone/call": {
    when: "nobody may be called",
    spoil: async () => changeTelephony({ numbers: [] }),
    says: /^Twilio does not call \+\d+: 400 \(21210: /,
  },
};
