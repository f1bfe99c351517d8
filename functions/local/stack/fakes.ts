import { type ReceivedMail, startFakeMail } from "../../fakes/mail/start-fake-mail.ts";
import { startFakeRegistries } from "../../fakes/registries/start-fake-registries.ts";
import { startFakeStorage } from "../../fakes/storage/start-fake-storage.ts";
import { localTelephony } from "../../fakes/telephony/settings.ts";
import { startFakeTelephony } from "../../fakes/telephony/start-fake-telephony.ts";
import { startFakeTranslation } from "../../fakes/translation/start-fake-translation.ts";
import { startFakeVoice } from "../../fakes/voice/start-fake-voice.ts";
import { startFakeWeb } from "../../fakes/web/start-fake-web.ts";
import { project } from "../seed/seed-project.ts";
import type { Parameters } from "./env-file.ts";
import type { FakePlaces } from "./fake-places.ts";

/** The fakes of outside services. Stopped at the end of their scope. */
interface Fakes extends AsyncDisposable {
  /** The parameters that point the functions to them. */
  readonly parameters: Parameters;
}

interface FakesOptions {
  readonly places: FakePlaces;
  /** Where Twilio reaches the functions. */
  readonly publicBaseUrl: string;
}

export async function startFakes({ places, publicBaseUrl }: FakesOptions): Promise<Fakes> {
  await using started = new AsyncDisposableStack();
  const { accountSid, apiKeySid, applicationSid, fromNumber } = localTelephony;
  started.use(await startFakeVoice(places.voice));
  // The functions do not send Google credentials to a fake.
  const translation = started.use(await startFakeTranslation({ ...places.translation, settings: { needsToken: false } }));
  const applications = { [applicationSid]: { voiceUrl: `${publicBaseUrl}/api/telephony/voice` } };
  const settings = {
    applications,
    owners: { [project.manager_phone]: project.name },
    shop: `${publicBaseUrl}/voice/`,
    playMs: holdSoundMs,
  };
  const telephony = started.use(await startFakeTelephony({ ...places.telephony, settings }));
  const registries = started.use(await startFakeRegistries(places.registries));
  const web = started.use(await startFakeWeb(places.web));
  const storage = started.use(await startFakeStorage(places.storage));
  const mail = started.use(await startFakeMail({ ...places.mail, onMail: showMail }));
  const running = started.move();
  return {
    parameters: {
      TRANSLATE_API_URL: translation.url,
      TWILIO_API_URL: telephony.url,
      TWILIO_ACCOUNT_SID: accountSid,
      TWILIO_API_KEY_SID: apiKeySid,
      TWILIO_TWIML_APP_SID: applicationSid,
      TWILIO_FROM_NUMBER: fromNumber,
      PUBLIC_BASE_URL: publicBaseUrl,
      WEB_PROXY_URL: web.url,
      STORAGE_API_URL: storage.url,
      SMTP_URL: mail.url,
      // The Auth emulator takes any.
      WEB_API_KEY: "local-web-key",
      ...registries.parameters,
    },
    [Symbol.asyncDispose]: async () => running.disposeAsync(),
  };
}

/** Prints mail, because the person who runs the stack is its recipient. Its lines are cut with `=`. */
const showMail = ({ to, source }: ReceivedMail): void => {
  const link = /https?:\/\/\S+\/inbox\/\S*/.exec(source.replaceAll("=\r\n", ""))?.[0] ?? "";
  console.info(`Mail to ${to.join(", ")}: ${link}`);
};

/** Length of `public/hold.wav`, because the fake's phone network does not read the file. */
const holdSoundMs = 2_000;
