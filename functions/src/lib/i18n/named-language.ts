import { foldWords } from "../platform/core/text.ts";
import { i18nLimits } from "./limits.ts";
import { asLanguage, asSpokenLanguage } from "./language.ts";
import { namesPeopleUse } from "./names-people-use.ts";
import { findCatalogueLanguage } from "./texts.ts";

/**
 * Living languages of ISO 639-1 that people ask for by name: no duplicate codes, no liturgical or constructed languages without speakers.
 */
const twoLetters =
  "aa ab af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cv cy da de dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv " +
  "ha he hi ho hr ht hu hy hz id ig ii ik is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my " +
  "na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tn to tr " +
  "ts tt ty ug uk ur uz ve vi wa wo xh yi yo za zh zu";

/** Languages of ISO 639-2 and 639-3 with about a million speakers or an active community. */
const threeLetters =
  "ace ach ady aeb aln alt anp arn arp arq ars ary arz ast awa bal ban bar bbc bej bem bew bgc bgn bho bik bjn bqi bra brh brx bua bug byn ccp ceb chk " +
  "cho chr chy cic ckb crg crh crs csb csw dak dar din dje doi dsb dtp dua dyu efi ewo ext fil fit fon frc frp frr fur gaa gag gan gil glk gon gor gsw " +
  "guc guz gwi hai hak haw hif hil hmn hnj hsb hsn iba ibb ikt ilo inh jam kaa kab kac kam kbd kde kea kek kha khw kiu kln kmb koi kok krc kri krl kru " +
  "ksh kum lad lah lez lij lkt lmo lou loz lrc ltg lua luo lus luy lzz mad mag mai mak mas mdf men mer mfe mic min mni moe moh mos mrj mus mwl mwr myv " +
  "mzn nan nap naq nds niu nog nqo nso nus nym nyn nyo nzi osa pag pam pap pau pcd pcm pdc pdt pfl pis pms pnt pon pqm quc raj rap rar rgn rhg rif rom " +
  "rue rup sah saq sas sat scn sco sdc sdh sgs shi shn shu sid sli sma smj smn sms snk srn srr ssy stq suk sus swb syr szl tcy tem teo tet tig tiv tkl " +
  "tli tly tok tpi tru trv tum tvl tyv tzm udm umb vai vec vep vls vmw vro wae wal war wuu xal xmf xnr xog yao yap yrl yue zap zea zgh zun zza";

/** Variants with their own names, such as `Brazilian Portuguese`. */
const ofPlaces = "ar-001 de-AT de-CH en-AU en-CA en-GB en-US es-419 es-ES es-MX fa-AF fr-CA fr-CH nl-BE pt-BR pt-PT zh-Hans zh-Hant";

/** The languages that people of other languages have a word for. */
export const widelyNamed: readonly string[] = `${twoLetters} fil yue ckb ${ofPlaces}`.split(" ");

/** The languages whose names are recognised. Short tags come first, because the first of two languages with the same name is meant. */
export const knownLanguages: readonly string[] = `${twoLetters} ${threeLetters} ${ofPlaces}`.split(" ");

/** The canonical tag of a language, named by tag, in English, in the language itself, or in the language of the conversation. */
export const findNamedLanguage = (text: string, conversationLanguage: string): string | undefined =>
  asSpokenLanguage(findNamed(text, conversationLanguage));

const findNamed = (text: string, conversationLanguage: string): string | undefined => {
  if (text.length > i18nLimits.nameLength) return undefined;
  const tag = isWord.test(text.trim()) ? undefined : asLanguage(text);
  if (tag !== undefined && isOnlyTag.test(text.trim())) return tag;
  const name = foldWords(text);
  return namedEverywhere().get(name) ?? namesInConversation(conversationLanguage).get(name) ?? tag;
};

/** Two-letter codes, and tags with further subtags, are not names. */
const isOnlyTag = /^[a-z]{2}$|^[a-z]{2,3}(?:[-_][a-z\d]{2,8})+$/i;

/**
 * Not tags: English words of three letters, of languages that a model can name in English or with a region; and words with a capital, which
 * are a name or begin a sentence ("Ben").
 */
const isWord =
  /^(?:[A-Z][a-z]{2}|the|and|for|are|but|not|any|all|can|had|her|was|one|has|him|how|man|new|now|old|see|two|way|boy|did|its|let|put|say|she|too|yes|yet|nay|may|men|ask|try|far|big|got|sir|ten|six|nil|yea|aye|bye)$|^(?:An|As|Or|To|My)$/;

let everywhere: ReadonlyMap<string, string> | undefined;

/** Names in English, in the languages themselves, and those that people use. Cached, because collecting them takes 3 ms. */
export const namedEverywhere = (): ReadonlyMap<string, string> =>
  (everywhere ??= new Map([...namesPeopleUse.map(([name, tag]) => [foldWords(name), tag] as const), ...ownNames(), ...namesIn("en")]));

const inCatalogueLanguages = new Map<string, ReadonlyMap<string, string>>();

/** Only for the languages of the catalogues are they remembered, because callers can invent any number of tags. */
export const namesInConversation = (language: string): ReadonlyMap<string, string> => {
  const catalogue = findCatalogueLanguage(language);
  if (catalogue === undefined) return namesIn(asLanguage(language) ?? "en");
  const names = inCatalogueLanguages.get(catalogue) ?? namesIn(catalogue);
  inCatalogueLanguages.set(catalogue, names);
  return names;
};

/** Tags by the names of their languages in one language, or in English if Node has none. Takes some 10 ms. */
export const namesIn = (language: string, tags = knownLanguages): ReadonlyMap<string, string> => {
  // `British English`, and `English (United Kingdom)`.
  const styles = (["dialect", "standard"] as const).map(
    (languageDisplay) => new Intl.DisplayNames([language, "en"], { type: "language", fallback: "none", languageDisplay }),
  );
  const named = tags.flatMap((tag) =>
    (tag.includes("-") ? styles : styles.slice(0, 1)).flatMap((names) => {
      const name = names.of(tag);
      return name === undefined ? [] : [[foldWords(name), tag] as const];
    }),
  );
  // Reversed, so that the first of two languages with the same name wins.
  return new Map(named.toReversed());
};

const ownNames = (): readonly (readonly [string, string])[] =>
  knownLanguages
    .filter((tag) => Intl.DisplayNames.supportedLocalesOf([tag]).length > 0)
    .toReversed()
    .flatMap((tag) => [...namesIn(tag, [tag])]);
