import { foldWords } from "../core/text.ts";
import { i18nLimits } from "./limits.ts";
import { asLanguage, asSpokenLanguage } from "./language.ts";

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
  "ace ady arn ast awa bal ban bar bej bem bgc bho bik bug ceb chr ckb crh csb din doi dsb dua dyu efi fil fon frp fur gaa gag gan gil gsw hak haw hil hmn hsb iba " +
  "ilo inh kab kac kam kbd kea kha kln kok kri krl ksh lad lij lmo ltg lua luo luy mad mag mai mak mas men mfe min mni moh mos mwl myv nan nap nds nqo nso nus nyn pag pam pap pau pcm pms raj rap rhg " +
  "rom rue rup sah sas sat sco scn sgs shi shn sma smj smn sms snk srn srr suk sus szl tcy tem tet tiv tkl tok tpi tum tvl tyv tzm udm umb vai vec vro war wuu yue zap zza";

/** Variants with their own names, such as `Brazilian Portuguese`. */
const ofPlaces = "ar-001 de-AT de-CH en-AU en-CA en-GB en-US es-419 es-ES es-MX fa-AF fr-CA fr-CH nl-BE pt-BR pt-PT zh-Hans zh-Hant";

/** The languages whose names are recognised. Short tags come first, because the first of two languages with the same name is meant. */
export const knownLanguages: readonly string[] = `${twoLetters} ${threeLetters} ${ofPlaces}`.split(" ");

/** The canonical tag of a language, named by tag, in English, in the language itself, or in the language of the conversation. */
export const findNamedLanguage = (text: string, conversationLanguage: string): string | undefined =>
  asSpokenLanguage(findNamed(text, conversationLanguage));

const findNamed = (text: string, conversationLanguage: string): string | undefined => {
  if (text.length > i18nLimits.nameLength) return undefined;
  const tag = asLanguage(text);
  if (tag !== undefined && isOnlyTag.test(text.trim())) return tag;
  const name = foldWords(text);
  everywhere ??= new Map([...ownNames(), ...namesIn("en")]);
  // Not cached by the conversation's language, because callers can invent any number of tags.
  return everywhere.get(name) ?? namesIn(asLanguage(conversationLanguage) ?? "en").get(name) ?? tag;
};

/** Two-letter codes, and tags with further subtags, are not names. */
const isOnlyTag = /^[a-z]{2}$|^[a-z]{2,3}(?:[-_][a-z\d]{2,8})+$/i;

/** Names in English and in the languages themselves. Cached, because collecting them takes 3 ms. */
let everywhere: ReadonlyMap<string, string> | undefined;

/** Tags by the names of their languages in one language, or in English if Node has none. Takes 2 ms. */
const namesIn = (language: string, tags = knownLanguages): ReadonlyMap<string, string> => {
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
