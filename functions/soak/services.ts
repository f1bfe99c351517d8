import { startFakeRegistries } from "../fakes/registries/start-fake-registries.ts";
import type { TelephonyControl } from "../fakes/telephony/control/telephony-control.ts";
import { localTelephony } from "../fakes/telephony/settings.ts";
import { startFakeStorage } from "../fakes/storage/start-fake-storage.ts";
import { startFakeTelephony } from "../fakes/telephony/start-fake-telephony.ts";
import { startFakeVoice } from "../fakes/voice/start-fake-voice.ts";
import type { Parameters } from "../local/stack/env-file.ts";
import type { Carried } from "../test/support/forward.ts";
import type { Target } from "./script.ts";
import type { Served } from "../test/support/serve.ts";
import { startUpstream } from "./upstream.ts";
import type { Weather } from "./weather.ts";

/** What the functions use: the emulators of a stack, and fakes for this soak only, each behind a proxy that injects faults. */
interface Services extends AsyncDisposable {
  /** The parameters that point the functions to them. */
  readonly environment: Parameters;
  readonly telephony: TelephonyControl;
}

interface ServicesOptions {
  readonly weather: Weather;
  /** Where Twilio reaches the functions. */
  readonly publicUrl: string;
  readonly firestoreHost: string;
  readonly authHost: string;
  /** Called with the transfer of each dial. */
  readonly onDial: (transferId: string) => void;
}

/** How many times faster the phone network runs: a transfer of a minute takes three seconds. */
const phoneSpeed = 20;

export async function startServices({ weather, publicUrl, firestoreHost, authHost, onDial }: ServicesOptions): Promise<Services> {
  await using started = new AsyncDisposableStack();
  const voice = started.use(await startFakeVoice());
  const registries = started.use(await startFakeRegistries());
  const pictures = started.use(await startFakeStorage());
  const { accountSid, apiKeySid, applicationSid, fromNumber } = localTelephony;
  const applications = { [applicationSid]: { voiceUrl: `${publicUrl}/api/telephony/voice` } };
  const telephony = started.use(
    await startFakeTelephony({ settings: { applications, speed: phoneSpeed, callsPerSecond: 0, playMs: 2_000 } }),
  );
  const behind = async (target: Target, host: string, observe?: (request: Carried, status: number | undefined) => void): Promise<Served> =>
    started.use(await startUpstream({ target, host, weather, ...(observe !== undefined && { observe }) }));
  const hostOf = ({ url }: { readonly url: string }): string => new URL(url).host;
  const [firestore, identity, gemini, twilio, registry, storage] = await Promise.all([
    behind("firestore", firestoreHost),
    behind("identity", authHost),
    behind("gemini", hostOf(voice)),
    behind("twilio", hostOf(telephony), (request, status) => {
      if (status !== tooMany) noteDial(request, onDial);
    }),
    behind("registries", hostOf(registries)),
    behind("storage", hostOf(pictures)),
  ]);
  const running = started.move();
  return {
    telephony: telephony.control,
    environment: {
      FIRESTORE_EMULATOR_HOST: firestore.host,
      FIREBASE_AUTH_EMULATOR_HOST: identity.host,
      GEMINI_API_URL: gemini.url,
      TWILIO_API_URL: twilio.url,
      TWILIO_ACCOUNT_SID: accountSid,
      TWILIO_API_KEY_SID: apiKeySid,
      TWILIO_TWIML_APP_SID: applicationSid,
      TWILIO_FROM_NUMBER: fromNumber,
      PUBLIC_BASE_URL: publicUrl,
      STORAGE_API_URL: storage.url,
      REGISTRY_URLS: (registries.parameters["REGISTRY_URLS"] ?? "").replaceAll(registries.url, registry.url),
    },
    [Symbol.asyncDispose]: async () => running.disposeAsync(),
  };
}

/** Twilio's status for a request that was not processed and may be repeated. */
const tooMany = 429;

/** The callback URL of a dial contains its transfer. */
function noteDial({ method, path, body }: Carried, onDial: (transferId: string) => void): void {
  if (method !== "POST" || !path.endsWith("/Calls.json")) return;
  const [, transferId] = /[?&]transfer=([\w-]+)/.exec(new URLSearchParams(body.toString()).get("StatusCallback") ?? "") ?? [];
  if (transferId !== undefined) onDial(transferId);
}
