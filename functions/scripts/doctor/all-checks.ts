import type { Check } from "./check.ts";
import { addresses } from "./deployment/addresses.ts";
import { backups } from "./deployment/backups.ts";
import { clock } from "./deployment/clock.ts";
import { commit } from "./deployment/commit.ts";
import { editing } from "./deployment/editing.ts";
import { embed } from "./deployment/embed.ts";
import { functionsAnswer } from "./deployment/functions-answer.ts";
import { hostingPages } from "./deployment/hosting-pages.ts";
import { indexes } from "./deployment/indexes.ts";
import { rules } from "./deployment/rules.ts";
import { siteHosts } from "./deployment/site-hosts.ts";
import { speed } from "./deployment/speed.ts";
import { ttl } from "./deployment/ttl.ts";
import { visitors } from "./deployment/visitors.ts";
import { appCheck } from "./others/app-check.ts";
import { gleif } from "./others/gleif.ts";
import { mail } from "./others/mail.ts";
import { places } from "./others/places.ts";
import { registries } from "./others/registries.ts";
import { translation } from "./others/translation.ts";
import { account } from "./phone/account.ts";
import { application } from "./phone/application.ts";
import { balance } from "./phone/balance.ts";
import { call } from "./phone/call.ts";
import { countries } from "./phone/countries.ts";
import { key } from "./phone/key.ts";
import { number } from "./phone/number.ts";
import { webhook } from "./phone/webhook.ts";
import { askAloud } from "./voice/ask-aloud.ts";
import { extraction } from "./voice/extraction.ts";
import { goAway } from "./voice/go-away.ts";
import { judge } from "./voice/judge.ts";
import { model } from "./voice/model.ts";
import { oneUse } from "./voice/one-use.ts";
import { pin } from "./voice/pin.ts";
import { resume } from "./voice/resume.ts";
import { setUp } from "./voice/set-up.ts";
import { speech } from "./voice/speech.ts";
import { textToSound } from "./voice/text-to-sound.ts";
import { textModels } from "./voice/text-models.ts";
import { token } from "./voice/token.ts";

/** The checks of each group run in this order. The first one measures a function that nothing else has called yet. */
export const allChecks: readonly Check[] = [
  speed,
  functionsAnswer,
  commit,
  hostingPages,
  embed,
  editing,
  rules,
  indexes,
  ttl,
  backups,
  clock,
  addresses,
  siteHosts,
  visitors,
  model,
  textModels,
  token,
  setUp,
  pin,
  oneUse,
  textToSound,
  askAloud,
  speech,
  resume,
  judge,
  extraction,
  goAway,
  account,
  balance,
  number,
  application,
  key,
  webhook,
  countries,
  call,
  registries,
  places,
  translation,
  gleif,
  appCheck,
  mail,
];
