import { localTelephony } from "../../../../../fakes/telephony/settings.ts";
import { startFakeTelephony, type FakeTelephony } from "../../../../../fakes/telephony/start-fake-telephony.ts";
import type { Fields } from "../../../../support/projects.ts";
import { aVisitor, aVoiceProject, type Visitor } from "../../../../support/visitors.ts";
import { aPhone } from "./desk.ts";
import { type OneOrigin, serveAtOneOrigin } from "./one-origin.ts";

/** A deployment at the fake of Twilio, whose telephone network stands still until a test puts its time forward. */
export interface Network {
  readonly desk: OneOrigin;
  readonly service: FakeTelephony;
}

let shared: Promise<Network> | undefined;

/** Started once for all tests. */
export const aNetwork = async (): Promise<Network> => (shared ??= openNetwork());

const openNetwork = async (): Promise<Network> => {
  const started = Promise.withResolvers<FakeTelephony>();
  const desk = await serveAtOneOrigin(async (url) => {
    const service = await startFakeTelephony({
      // The length of our hold sound.
      settings: {
        speed: 0,
        callsPerSecond: 0,
        playMs: 2_000,
        applications: { [localTelephony.applicationSid]: { voiceUrl: `${url}/api/telephony/voice` } },
      },
    });
    started.resolve(service);
    return {
      TWILIO_API_URL: service.url,
      TWILIO_ACCOUNT_SID: localTelephony.accountSid,
      TWILIO_API_KEY_SID: localTelephony.apiKeySid,
      TWILIO_API_KEY_SECRET: localTelephony.apiKeySecret,
      TWILIO_AUTH_TOKEN: localTelephony.authToken,
      TWILIO_TWIML_APP_SID: localTelephony.applicationSid,
      TWILIO_FROM_NUMBER: localTelephony.fromNumber,
    };
  });
  return { desk, service: await started.promise };
};

// A root hook: this module is loaded while mocha collects the tests.
after(async () => {
  if (shared !== undefined) await (await shared).service.stop();
});

export interface Stage extends Network {
  readonly visitor: Visitor;
  readonly phone: string;
}

/** A visitor of a project whose manager has a telephone in the network. */
export const aStage = async (fields: Fields = {}): Promise<Stage> => {
  const phone = aPhone();
  const visitor = await aVisitor(await aVoiceProject({ name: "Fjord & Co", manager_phone: phone, ...fields }));
  return { ...(await aNetwork()), phone, visitor };
};
