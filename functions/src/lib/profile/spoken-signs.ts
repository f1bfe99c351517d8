/**
 * What the signs of addresses and phone numbers are called, separated by commas. From the annotations of CLDR 48
 * (https://github.com/unicode-org/cldr-json, cldr-annotations-full), without what nobody says in an address, and with what CLDR
 * does not have: `underscore`, `underline`, `arond`, `艾特`, and "at" as other languages hear it.
 */
export interface SpokenSigns {
  readonly at: string;
  readonly dot: string;
  readonly underscore: string;
  readonly hyphen: string;
  readonly plus: string;
}

const signs = (at: string, dot: string, underscore: string, hyphen: string, plus: string): SpokenSigns => ({
  at,
  dot,
  underscore,
  hyphen,
  plus,
});

/** By language: BCP 47, without a region. */
const spokenSigns: Readonly<Record<string, SpokenSigns>> = {
  am: signs("አት", "ነጥብ", "ዝቅተኛ መስመር", "ሃይፈን, ዳሽ", "ፕላስ, መደመር"),
  ar: signs("آت, أت, ات, علامة آت", "نقطة, دوت", "شرطة سفلية, شرطة تحتية, خط تحت السطر, أندرسكور", "شرطة, واصلة, ناقص", "زائد, بلس"),
  bg: signs("кльомба, маймунско а, маймунка, ет", "точка", "долна черта, долно тире, подчертаване", "тире, минус", "плюс"),
  bn: signs("অ্যাট, এট, অ্যাট চিহ্ন", "ডট", "আন্ডারস্কোর", "হাইফেন, ড্যাশ", "প্লাস, যোগ"),
  ca: signs("arrova, at", "punt", "guió baix, ratlla baixa", "guió, guionet", "més"),
  cs: signs("zavináč, at, et", "tečka", "podtržítko", "pomlčka, spojovník", "plus"),
  da: signs(
    "snabel-a, snabel a, at",
    "punktum, prik, dot",
    "understregning, underscore, lav streg",
    "bindestreg, tankestreg, minus",
    "plus",
  ),
  de: signs("at, ät, klammeraffe, affenschwanz", "punkt, dot", "unterstrich, tiefstrich", "bindestrich, minus, strich", "plus"),
  el: signs("παπάκι, ατ", "τελεία", "κάτω παύλα, υπογράμμιση", "παύλα, ενωτικό", "συν"),
  en: signs("at, at sign, at-sign", "dot, point, period, full stop", "underscore, underline, low line", "hyphen, dash, minus", "plus"),
  es: signs(
    "arroba",
    "punto",
    "guion bajo, guión bajo, barra baja, subrayado",
    "guion, guión, menos, guion medio, guión medio",
    "más, mas",
  ),
  et: signs("ätt, ät, ätt-märk", "punkt", "alakriips, alljoon", "sidekriips, kriips, miinus", "pluss"),
  fa: signs("ات, اَت, ات ساین", "نقطه, دات", "زیرخط, خط زیر, آندرلاین, آندراسکور", "خط تیره, دش", "بعلاوه, به علاوه, مثبت, پلاس"),
  fi: signs("ät, ät-merkki, miukumauku", "piste", "alaviiva", "viiva, tavuviiva, yhdysviiva, väliviiva", "plus"),
  fil: signs("at", "tuldok", "salungguhit", "gitling", "plus"),
  fr: signs("arobase, arrobase, arobas, chez, at", "point", "tiret bas, underscore, souligné", "tiret, trait d'union, moins", "plus"),
  he: signs("שטרודל, כרוכית, אט", "נקודה", "קו תחתון, מקף תחתון", "מקף, קו, מינוס", "פלוס"),
  hi: signs("ऐट, एट, ऐट द रेट, एट द रेट", "डॉट, बिंदु", "अंडरस्कोर, अंडरलाइन", "हाइफ़न, हाइफन, डैश", "प्लस"),
  hr: signs("at, et, manki, majmun", "točka", "donja crta, podvlaka", "crtica, minus", "plus"),
  hu: signs("kukac, kukacjel, csiga, at", "pont", "alulvonás, aláhúzás, aláhúzásjel", "kötőjel", "plusz"),
  id: signs("at, et", "titik", "garis bawah, underscore", "strip, tanda hubung, minus", "plus, tambah"),
  is: signs("hjá, att, att-merki, at-merki, at", "punktur", "undirstrik, lágstrik, niðurstrik", "bandstrik, mínus", "plús"),
  it: signs("chiocciola, chiocciolina, at", "punto", "trattino basso, underscore, sottolineatura", "trattino, meno", "più, piu"),
  ja: signs(
    "アットマーク, アット",
    "ドット, ピリオド, 点, てん",
    "アンダーバー, アンダースコア, アンダーライン",
    "ハイフン, マイナス, ダッシュ",
    "プラス",
  ),
  ka: signs("ეთი, ძაღლუკა, ეთის ნიშანი", "წერტილი", "ქვედა ტირე, ქვედა ხაზი", "ტირე, დეფისი", "პლუსი, პლუს"),
  ko: signs("골뱅이, 앳, 골뱅이표", "점, 닷, 쩜", "밑줄, 언더바, 언더스코어, 언더라인", "하이픈, 대시, 마이너스, 바", "플러스, 더하기"),
  lt: signs("eta, et, at", "taškas", "apatinis brūkšnys, pabraukimas", "brūkšnelis, brūkšnys, minusas", "plius, pliusas"),
  lv: signs("et, at, et zīme", "punkts", "pasvītra, apakšsvītra, zemsvītra", "defise, domuzīme, mīnuss", "plus, pluss"),
  ms: signs("at, et, alias", "titik, noktah", "garis bawah, sengkang bawah", "sempang, sengkang", "tambah, campur, plus"),
  nb: signs("krøllalfa, alfakrøll, at", "punktum, dot", "understrek, underscore", "bindestrek, strek, minus", "pluss, plus"),
  nl: signs(
    "apenstaartje, at, a-krol",
    "punt, dot",
    "underscore, laag streepje, liggend streepje laag",
    "streepje, koppelteken, verbindingsstreepje, min",
    "plus",
  ),
  pl: signs("małpa, małpka, at", "kropka", "podkreślenie, podkreślnik, podłoga", "myślnik, minus, łącznik, kreska", "plus"),
  pt: signs("arroba", "ponto", "underline, underscore, sublinhado, traço baixo, traço inferior", "hífen, traço, tracinho, menos", "mais"),
  ro: signs(
    "arond, a rond, at, coadă de maimuță",
    "punct",
    "linie jos, liniuță jos, underscore, liniuță de subliniere",
    "cratimă, liniuță, minus",
    "plus",
  ),
  ru: signs(
    "собака, собачка, эт",
    "точка",
    "нижнее подчёркивание, нижнее подчеркивание, подчёркивание, подчеркивание, андерскор",
    "дефис, тире, минус",
    "плюс",
  ),
  sk: signs("zavináč, at, et", "bodka", "podčiarkovník, podtržítko", "pomlčka, spojovník, mínus", "plus"),
  sl: signs("afna, at, et", "pika", "podčrtaj", "vezaj, pomišljaj, minus", "plus"),
  sr: signs(
    "et, at, majmunče, ет, ат, мајмунче",
    "tačka, тачка",
    "donja crta, доња црта",
    "crta, crtica, minus, црта, цртица, минус",
    "plus, плус",
  ),
  sv: signs("snabel-a, snabel a, at, kringla", "punkt", "understreck, understrykning", "bindestreck, streck, minus", "plus"),
  sw: signs("at, kwa", "nukta", "mstari chini, kistari chini", "kistari, deshi", "jumlisha, plus"),
  ta: signs("அட், அட் குறி, ஏட்", "புள்ளி, டாட்", "அடிக்கோடு, அண்டர்ஸ்கோர்", "ஹைஃபன், கோடு", "பிளஸ், கூட்டல்"),
  te: signs("అట్, ఎట్, యాట్", "డాట్, చుక్క", "అండర్‌స్కోర్, అండర్స్కోర్", "హైఫన్, డాష్", "ప్లస్"),
  th: signs("แอท, แอทไซน์, แอ็ท, แอต", "จุด, ดอท", "ขีดล่าง, ขีดเส้นใต้, อันเดอร์สกอร์", "ขีด, ขีดกลาง, ยัติภังค์, แดช", "บวก"),
  tr: signs("et, at, kuyruklu a", "nokta", "alt çizgi, alt tire", "tire, çizgi, kısa çizgi, eksi", "artı"),
  uk: signs("собака, собачка, равлик, ет", "крапка, точка", "нижнє підкреслення, підкреслення, нижнє тире", "дефіс, тире, мінус", "плюс"),
  ur: signs("ایٹ, ایٹ دی ریٹ", "ڈاٹ, نقطہ", "انڈرسکور, انڈر اسکور", "ہائفن, ڈیش", "پلس, جمع"),
  vi: signs("a còng, a móc, a vòng", "chấm, dấu chấm", "gạch dưới, dấu gạch dưới", "gạch ngang, gạch nối, dấu gạch ngang, dấu trừ", "cộng"),
  zh: signs("艾特, 圈a, 小老鼠", "点, 點", "下划线, 下劃線, 底線", "横线, 橫線, 减号, 減號, 连字符, 杠, 橫槓", "加, 加号, 加號"),
};

/** Where the words of another language are said. */
export const signsOf = (language: string): SpokenSigns | undefined => spokenSigns[relatives[language] ?? language];

const relatives: Readonly<Record<string, string>> = { nn: "nb", no: "nb", gl: "es", bs: "hr", yue: "zh", gsw: "de" };

/** Words for a plus in any language, the longest first. */
export const plusWords: readonly string[] = Object.values(spokenSigns)
  .flatMap(({ plus }) => plus.split(", "))
  .toSorted((one, other) => other.length - one.length);
