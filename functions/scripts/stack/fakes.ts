import { startRegistries } from "../../fakes/registries/start-registries.ts";
import { localTelephony } from "../../fakes/telephony/settings.ts";
import { startTelephonyService } from "../../fakes/telephony/start-telephony-service.ts";
import { startTranslationService } from "../../fakes/translation/start-translation-service.ts";
import { startVoiceService } from "../../fakes/voice/start-voice-service.ts";
import { startWeb } from "../../fakes/web/start-web.ts";
import type { Parameters } from "./parameters.ts";
import type { ServicePlaces } from "./service-addresses.ts";

/** The stand-ins of outside services. Stopped at the end of their scope. */
export interface StandIns extends AsyncDisposable {
  /** What leads the functions to them. */
  readonly parameters: Parameters;
}

interface StandInOptions {
  readonly places: ServicePlaces;
  /** Where the telephone service reaches the functions. */
  readonly publicBaseUrl: string;
}

export async function startStandIns({ places, publicBaseUrl }: StandInOptions): Promise<StandIns> {
  await using started = new AsyncDisposableStack();
  const { accountSid, apiKeySid, applicationSid, fromNumber } = localTelephony;
  const voice = started.use(await startVoiceService(places.voice));
  // Google credentials are not sent to a stand-in.
  const translation = started.use(await startTranslationService({ ...places.translation, settings: { needsToken: false } }));
  const applications = { [applicationSid]: { voiceUrl: `${publicBaseUrl}/api/telephony/voice` } };
  const telephony = started.use(await startTelephonyService({ ...places.telephony, settings: { applications, playMs: holdSoundMs } }));
  const registries = started.use(await startRegistries(places.registries));
  const web = started.use(await startWeb(places.web));
  const running = started.move();
  return {
    parameters: {
      GEMINI_API_URL: voice.url,
      TRANSLATE_API_URL: translation.url,
      TWILIO_API_URL: telephony.url,
      TWILIO_ACCOUNT_SID: accountSid,
      TWILIO_API_KEY_SID: apiKeySid,
      TWILIO_TWIML_APP_SID: applicationSid,
      TWILIO_FROM_NUMBER: fromNumber,
      PUBLIC_BASE_URL: publicBaseUrl,
      WEB_PROXY_URL: web.url,
      ...registries.parameters,
    },
    [Symbol.asyncDispose]: async () => running.disposeAsync(),
  };
}

/** Length of `public/hold.wav`. The telephone network does not listen to it. */
const holdSoundMs = 2_000;
