/** Living languages of ISO 639-1 that people ask for by name, without duplicate codes and without liturgical and constructed languages that nobody speaks. */
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

/** Variants of a language with a name of their own, such as `Brazilian Portuguese`. */
const ofPlaces = "ar-001 de-AT de-CH en-AU en-CA en-GB en-US es-419 es-ES es-MX fa-AF fr-CA fr-CH nl-BE pt-BR pt-PT zh-Hans zh-Hant";

const split = (tags: string): readonly string[] => tags.split(" ");

/** The languages whose names are recognised. Short tags first: if two share a name, the first is meant. */
export const namedLanguages = split(`${twoLetters} ${threeLetters} ${ofPlaces}`);

/** Languages that many other languages have a name for. */
export const widelyNamedLanguages = split(`${twoLetters} ceb ckb fil gsw haw nan yue ${ofPlaces}`);

/** Languages in which Node knows the names of all others, and in which people use those names. English first. */
export const namingLanguages = split(
  "en es pt fr de it nl sv da nb nn is fi et lv lt pl cs sk sl hr bs sr sr-Latn mk bg ro hu el ru uk be tr az uz kk ky mn ka hy he ar fa ps ur hi bn mr gu pa ta te kn ml si ne " +
    "th lo km my vi id ms fil ja ko zh zh-Hant yue sw am zu af ca eu gl ga cy gd sq",
);
