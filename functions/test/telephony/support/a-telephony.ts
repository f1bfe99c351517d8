import twilio from "twilio";
import { localTelephony } from "../../../fakes/telephony/settings.ts";
import { startFakeTelephony, type FakeTelephony, type FakeTelephonyOptions } from "../../../fakes/telephony/start-fake-telephony.ts";
import { type App, startApp } from "./app.ts";

const running = new Set<{ readonly stop: () => Promise<void> }>();

afterEach(async () => {
  await Promise.all([...running].map(async ({ stop }) => stop()));
  running.clear();
});

export interface Pair {
  readonly service: FakeTelephony;
  readonly control: FakeTelephony["control"];
  /** The service that is called back. */
  readonly app: App;
  /** Twilio's own client, pointed at the service. */
  readonly client: twilio.Twilio;
}

/** A telephony service and one that uses it, both stopped after the test. Time stands still until it is advanced. */
export const aPair = async ({ settings, ...options }: FakeTelephonyOptions = {}): Promise<Pair> => {
  const app = await startApp(localTelephony.authToken);
  const applications = { [localTelephony.applicationSid]: { voiceUrl: `${app.url}/voice` } };
  const service = await startFakeTelephony({
    ...options,
    settings: { speed: 0, callsPerSecond: 0, playMs: 5_000, applications, ...settings },
  });
  for (const part of [app, service]) running.add(part);
  return { service, control: service.control, app, client: clientOf(service) };
};

interface Credentials {
  readonly user?: string;
  readonly secret?: string;
  readonly accountSid?: string;
  readonly timeout?: number;
}

export const clientOf = ({ url }: FakeTelephony, credentials: Credentials = {}): twilio.Twilio => {
  const {
    user = localTelephony.apiKeySid,
    secret = localTelephony.apiKeySecret,
    accountSid = localTelephony.accountSid,
    timeout = 30_000,
  } = credentials;
  const client = twilio(user, secret, { accountSid, timeout });
  client.api.baseUrl = url;
  return client;
};

export const from = localTelephony.fromNumber;

/** Phone numbers by what happens when they are called. */
export const numbers = {
  accepts: "+12025550101",
  declinesByKey: "+12025550102",
  voicemail: "+12025550103",
  busy: "+12025550104",
  noAnswer: "+12025550105",
  slow: "+12025550106",
  fails: "+12025550107",
  hangsUp: "+12025550108",
  silent: "+12025550109",
  manual: "+12025550110",
} as const;
