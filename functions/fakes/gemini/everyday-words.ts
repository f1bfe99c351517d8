/** What visitors of a small business ask for every day, in the words of English, Norwegian, Hebrew, German and Polish. */
export interface Idea {
  readonly name: string;
  /** Finds the idea in a question, and in a sentence. */
  readonly words: RegExp;
  /** What a sentence has that states it: to name it is not enough. */
  readonly stated?: RegExp;
}

/** Whole words of the Latin alphabet, `*` for any ending, and Hebrew words after their one-letter prefixes. */
const anyOf = (latin: string, hebrew: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:(?:${latin.replaceAll("*", "\\p{L}*")})|[ובהלמשכ]{0,2}(?:${hebrew}))(?![\\p{L}\\p{N}])`, "giu");

const idea = (name: string, latin: string, hebrew: string, stated?: RegExp): Idea => ({
  name,
  words: anyOf(latin, hebrew),
  ...(stated === undefined ? {} : { stated }),
});

/** In the order of the week. */
export const days: readonly Idea[] = [
  idea("Monday", "mondays?|mandag(?:er|ene)?|montags?|poniedział*", "שני"),
  idea("Tuesday", "tuesdays?|tirsdag(?:er|ene)?|dienstags?|wtor*", "שלישי"),
  idea("Wednesday", "wednesdays?|onsdag(?:er|ene)?|mittwochs?|środ*|środy", "רביעי"),
  idea("Thursday", "thursdays?|torsdag(?:er|ene)?|donnerstags?|czwart*", "חמישי"),
  idea("Friday", "fridays?|fredag(?:er|ene)?|freitags?|piąt*", "שישי"),
  idea("Saturday", "saturdays?|lørdag(?:er|ene)?|samstags?|sonnabends?|sobot*|sobót", "שבת"),
  idea("Sunday", "sundays?|søndag(?:er|ene)?|sonntags?|niedziel*", "ראשון"),
];

const time =
  /\d{1,2}[.:]\d{2}|\d{1,2} ?(?:to|til|bis|do|–|-) ?\d{1,2}|(?<!\p{L})(?:closed|stengt|geschlossen|nieczynne|zamknięte|סגור(?:ה|ים)?)(?!\p{L})/iu;

/** An amount, or how one learns it. */
const money =
  /\d[\d.,]*\s?(?:kr|€|\$|£|₪|zł|euros?|kroner|nok)(?!\p{L})|[€$£₪]\s?\d|(?<!\p{L})(?:free|gratis|kostenlos|bezpłatn\p{L}+|בחינם|price by phone|pris på telefon|הצעת מחיר)(?!\p{L})/iu;

/** A street with its number, before or behind it. */
const address = /\p{L}{4,} \d{1,4}\p{Ll}?, \p{L}{2,}|\d{1,4}\p{Ll}? (?:\p{Lu}\p{L}+ ){1,3}(?:Street|Road|Lane|Avenue|Square)(?!\p{L})/u;

const place = "shop|store|place|workshop";

export const ideas: readonly Idea[] = [
  ...days,
  idea("holiday", "(?:public |bank )?holidays?|helligdag(?:er|ene)?|feiertag*|święt*", "חגים|חג"),
  idea(
    "where",
    `where(?:['’]?s)?(?: exactly)?|(?:street )?address|located|location|situated|directions|find (?:you|your (?:${place})|the (?:${place}))|` +
      "hvor(?! mye| lenge| mange| ofte| mange| sent)|(?:besøks)?adresse[nr]?|finner (?:jeg|vi) dere|holder dere til|ligger|" +
      "wo|anschrift|befindet|befinden|finde|finden|gdzie|adres|znajduje|znajdujecie|mieści|mieścicie|jesteście",
    "איפה|היכן|כתובת|נמצא(?:ים|ת)?|ממוקמים",
    address,
  ),
  idea(
    "open",
    "(?:opening|business|working|store) (?:hours?|times?)|hours|open|opens|opening|close|closes|closing|closed|" +
      "åpningstid*|åpent|åpen|åpne|åpner|stengt|stenge|stenger|" +
      "öffnungszeiten|geöffnet|offen|öffnet|öffnen|geschlossen|schließt|schließen|macht ihr (?:auf|zu)|" +
      "godziny(?: otwarcia)?|otwar*|otwiera*|czynn*|zamyka*|zamknięt*|nieczynn*",
    "שעות(?: ה?(?:פתיחה|פעילות))?|פתוח(?:ים|ה|ות)?|פותחים|סגור(?:ים|ה)?|סוגרים|נסגר(?:ת|ים)?",
    time,
  ),
  idea(
    "part of the day",
    "mornings?|afternoons?|evenings?|nights?|kveld(?:en|er)?|morgen(?:en)?|formiddag(?:en)?|ettermiddag(?:en)?|abends?|morgens|vormittags?|nachmittags?|" +
      "wiecz*|rano",
    "ערב|בוקר|צהריים|אחר הצהריים|לילה",
  ),
  idea(
    "price",
    "how much|price|prices|pricing|cost|costs|charge|fee|rate|rates|expensive|pris|prisen|priser|koster|koste|hvor mye|dyrt|" +
      "preis|preise|preisen|kostet|kosten|wie viel|wieviel|teuer|ile kosztuj*|kosztuj*|cena|cenę|ceny|cennik|koszt|ile płac*",
    "כמה עול(?:ה|ים|ות)|מחיר(?:ים)?|עול(?:ה|ים|ות)|עלות",
    money,
  ),
  idea("free", "free(?: of charge)?|gratis|kostenlos|umsonst|bezpłatn*|za darmo|darmowy", "בחינם|חינם", money),
  idea(
    "e-mail",
    "(?:e-?mail|mail)(?: ?-?adress*| address)?|e-?post(?:en|adress*)?|(?:adres )?e?-?maila?",
    "אימייל|מייל|דואר אלקטרוני",
    /\S@\S+\.\p{L}{2,}/u,
  ),
  idea("phone", "(?:phone|telephone)(?: number)?|telefon*(?: nummer)?|numer(?: telefonu)?", "טלפון", /(?:\d[\s-]?){7,}/u),
  idea(
    "rent",
    "rent|rents|rental|rentals|renting|hire|hiring|leie|leier|leid|utleie|lei|låne|miete|mieten|miet|vermiet*|verleih*|ausleih*|leihen|leihe|" +
      "wypożycz*|wynaj*",
    "השכרה|להשכיר|לשכור|שכור|משכירים|השכרת|השכיר",
  ),
  idea("weekend", "weekends?|helg|helgen|helga|wochenendes?|weekend*", "סוף[- ]?ה?שבוע"),
  idea(
    "one day",
    "(?:a|one|per|whole|single) day|day(?=:)|(?:en|per|hel|om) dag(?:en)?|(?:pro|ein|einen|am|ganzen) tag|(?:na|za|jeden|cały) dzień|dziennie",
    "יום אחד|יום(?! ?\\p{L})",
  ),
  idea("week", "(?:a|one|per) week|week(?=:)|(?:en|per) uke|(?:pro|eine) woche|(?:na|za) tydzień", "שבוע אחד"),
  idea(
    "electric",
    "e-?bikes?|electric(?: bikes?| bicycles?)?|el-?syk*|elektro*|e-?räder|pedelecs?|elektryczn*",
    "חשמלי(?:ים|ם)?|אופניים חשמליים",
  ),
  idea("city", "city(?= ?-?bik| ?-?bic)|city-?(?:bikes?|räder|rad)|bysyk*|miejski*", "אופני ה?עיר"),
  idea(
    "child",
    "child|children|child['’]s|children['’]s|kids?|kid['’]s|kids['’]|barn|barna|barnesyk*|kind|kinder|kindern|kinderrad|kinderräder|kinderfahrr*|dzieci*|dziecko",
    "ילד(?:ים|ה)?",
  ),
  idea(
    "bicycle",
    "bikes?|bicycles?|cycles?|sykkel|sykkelen|sykler|syklene|fahrr(?:ad|ads|äder|ädern)|rad|rads|räder|rädern|rower*",
    "אופני|אופניים",
  ),
  idea("helmet", "helmets?|hjelm|hjelmen|hjelmer|helm|helme|helmen|kask*", "קסד(?:ה|ות)"),
  idea("lock", "(?:bike )?locks?(?! it)|lås(?! den)|låsen|(?:fahrrad)?schloss|zapięci*", "מנעול"),
  idea(
    "included",
    "included|include|includes|come with|comes with|get with|inkludert|er med|følger med|følger det med|er det med|med i (?:prisen|leien|leia)|" +
      "inklusive|inbegriffen|dabei|w cenie|wliczon*",
    "כלול(?:ים|ה|ות)?",
  ),
  idea(
    "parking",
    "parking(?: space| spot| lot| place)?s?|park(?: my car| a car| the car)?|parker(?:e|ing)(?: bilen)?|parkeringsplass*|parken|parkplatz|parkplätze|" +
      "parkmöglichkeit*|parkować|zaparkować|parking*|miejsc* parking*",
    "חנייה|חניה|לחנות|חנות את הרכב",
  ),
  idea("unload", "unload|lesse av|ausladen|rozładować", "פריקה"),
  idea("tram", "light rail|trams?|bybanen?|straßenbahn|stadtbahn|tramwaj*", "רכבת ה?קלה"),
  idea(
    "repair",
    "repair|repairs|repaired|repairing|fix|fixes|fixing|mend|mends|looks? after|reparer(?:e|er|t)?|reparasjon*|fikse|fikser|ordne|ordner|" +
      "tar (?:dere |du )?seg av|tar dere dere av|repariert|repariere|reparieren|reparatur*|napraw*",
    "מתקנ(?:ים|ת)|מתקן|תקן|תיקון|תיקונים|מטפל(?:ים)?",
  ),
  idea("make", "brands?|makes?|merke|merker|marke|marken|mark(?:i|ę|a|ach)|marek", "מותג(?:ים)?"),
  idea("every", "every|all|other|different|alle|andre|andere[rnm]?|wszystki*|inn*|każd*", "כל|אחר(?:ים|ות)?"),
  idea(
    "wait",
    "while (?:i|you|we) wait|on the spot|mens (?:jeg|du|vi) venter|darauf warten|na poczekaniu",
    "בזמן ש(?:אני|אתם) (?:מחכה|מחכים)",
  ),
  idea("course", "courses?|class|classes|lessons?|teach|teaches|kurs*|lærer|lære|unterricht*|uczycie", "קורס(?:ים)?|מלמדים"),
];

/** Ideas that limit what is said near them: a price under "Rental" answers no question about buying. */
export const limits: readonly { readonly of: string; readonly alsoAsked: readonly string[] }[] = [
  { of: "rent", alsoAsked: ["rent", "weekend", "one day", "week", "included"] },
  { of: "course", alsoAsked: ["course"] },
  { of: "repair", alsoAsked: ["repair", "wait"] },
];

/** What is rented has its extras, whichever kind it is. */
export const kinds: ReadonlySet<string> = new Set(["electric", "city", "child"]);

/** Words of a question that ask for nothing by themselves: politeness, auxiliaries, the shop, and what the demo site is about. */
export const emptyWords: ReadonlySet<string> = new Set(
  [
    "a an the is are am be do does did can could would will you your yours u we i me my it its there here this that of for to at on in by with from and or have has got get any one if about let us our",
    "what whats when which who how hi hello hey please thanks tell know say like want also too just so time times until till much late early thing things",
    "shop shops store workshop place bergen fjell fjord guys folks currently general normally usually okay ok right exactly stop sorry wait thanks",
    "er det den de en et ei dere deres du jeg meg vi oss har kan få får vil skal i på til fra av og med om når hva hvilke hvilken hvordan som for så også noe noen ting klokken klokka ut hei takk vær snill",
    "butikken butikk butikker verkstedet verksted man",
    "אתם את אתה יש לכם לי אני אנחנו זה זו של על עם מה מתי איך האם אפשר אצלכם שלכם בבקשה שלום תודה החנות חנות מחנויות חנויות הסדנה סדנה או גם עד בשעה כמה עושים עושה ועד איזו שעה באיזו",
    "ist sind seid der die das den dem des ein eine einen einer ihr euch euer eure sie ihre ihren ich wir mir man habt haben hat gibt es kann können könnt kannst bei auf an in im am um zu zum zur von mit und oder für fürs wenn dann wann was wie welche ob ihnen",
    "bitte hallo danke laden geschäft geschäfte läden werkstatt auch denn eigentlich bis uhr",
    "czy jest są być ma macie mają państwo państwa mogę można możecie ja my wy was wam u do na w we z za o po od i lub oraz kiedy co jak jaki jaka jakie jakich który która proszę dzień dobry cześć się to ten ta wasz wasze wasza ile której godzinie",
    "sklep sklepu sklepów warsztat warsztatu",
  ].flatMap((words) => words.split(" ")),
);
