/** Visitors' questions, and the page that answers each; no page if the site has no answer. */

export interface StreetQuestion {
  readonly language: string;
  /** How it differs from the words of the page. */
  readonly kind: "paraphrase" | "typo" | "order" | "compound" | "inflection" | "unanswerable";
  readonly question: string;
  /** Undefined if no page answers it. */
  readonly slug: string | undefined;
}

type Lines = Readonly<Record<string, readonly (readonly [kind: StreetQuestion["kind"], question: string, slug?: string])[]>>;

const lines: Lines = {
  en: [
    ["paraphrase", "Can I bring my dog to the hotel?", "hotel-booking"],
    ["paraphrase", "Is the bakery open on Saturdays?", "bakery-hours"],
    ["paraphrase", "How much does a puncture repair cost?", "bikes-prices"],
    ["paraphrase", "I'm scared of treatment, can I have laughing gas?", "dentist"],
    ["typo", "When does the resturant open on sunday?", "restaurant-hours"],
    ["typo", "do you digitise old tapes and slydes", "camera-booking"],
    ["typo", "Where can I park near the museeum?", "museum-visit"],
    ["order", "Late for the hairdresser by twenty minutes, what happens?", "hair-booking"],
    ["order", "Without flash, may one take photographs in there?", "museum-booking"],
    ["compound", "Are there gluten-free beers at the brewery?", "brewery"],
    ["inflection", "Can teenagers train at the gym?", "gym-booking"],
    ["inflection", "Do you visit a horse in its stable?", "vet"],
    ["unanswerable", "Do you have a swimming pool?"],
    ["unanswerable", "Can I charge my electric car at the station?"],
    ["unanswerable", "Who won the football match yesterday?"],
  ],
  de: [
    ["paraphrase", "Darf mein Hund mit ins Hotel?", "hotel-booking"],
    ["paraphrase", "Wann hat die Apotheke am Samstag offen?", "pharmacy-hours"],
    ["paraphrase", "Was kostet eine Wurzelbehandlung?", "dentist-prices"],
    ["paraphrase", "Wie komme ich zum Käseladen, also zur Käserei, und wo kann ich parken?", "cheese-visit"],
    ["typo", "Wann öfnet die Brauerrei am Sonntag?", "brewery-hours"],
    ["typo", "Kann ich das Rezpt per App schiken?", "pharmacy-booking"],
    ["order", "Schwimmen können, muss man das im Kajak?", "kayak-booking"],
    ["order", "Bei Regen oder Wind, wird die Tour dann verschoben?", "kayak-booking"],
    ["compound", "Liefern Sie Blumen nach Hause am selben Tag?", "flowers-booking"],
    ["compound", "Gibt es einen Termin für die Zahnschmerzen am Morgen?", "dentist-booking"],
    ["compound", "Wo lerne ich Geige, was kostet die Stunde?", "music-prices"],
    ["inflection", "Repariert ihr auch gekaufte Fahrräder von anderen Marken?", "bikes"],
    ["unanswerable", "Haben Sie einen Hubschrauberlandeplatz?"],
    ["unanswerable", "Verkaufen Sie Motorboote?"],
    ["unanswerable", "Wie wird morgen das Wetter?"],
  ],
  nb: [
    ["paraphrase", "Kan jeg ta med hund på hotellet?", "hotel-booking"],
    ["paraphrase", "Når har biblioteket, nei bokhandelen, åpent på lørdag?", "books-hours"],
    ["paraphrase", "Hva koster det å bytte til vinterdekk?", "garage-prices"],
    ["paraphrase", "Hvor lang tid tar en synstest?", "optician-booking"],
    ["typo", "Har trenigssenteret klatrevegg?", "gym"],
    ["typo", "Når stenger aptoeket på lørdag?", "pharmacy-hours"],
    ["order", "Gratis for alle, hvilken søndag er museet det?", "museum-booking"],
    ["order", "Alkoholfritt øl, brygger dere det?", "brewery"],
    ["compound", "Kan dere reparere en el-sykkel?", "bikes"],
    ["compound", "Hvor er parkeringen ved yogastudioet?", "yoga-visit"],
    ["inflection", "Kan jeg bytte en ulest bok?", "books-booking"],
    ["inflection", "Får hunden vaksiner, og hva er prisen?", "vet-prices"],
    ["unanswerable", "Selger dere brukte biler?"],
    ["unanswerable", "Hva heter kongen av Sverige?"],
    ["unanswerable", "Har dere svømmebasseng med sklie?"],
  ],
  he: [
    ["paraphrase", "אפשר להביא כלב למלון?", "hotel-booking"],
    ["paraphrase", "מתי המאפייה פתוחה בשבת?", "bakery-hours"],
    ["paraphrase", "כמה עולה טיפול שורש?", "dentist-prices"],
    ["paraphrase", "איפה יש חניה ליד המסעדה?", "restaurant-visit"],
    ["typo", "מתי נפתחת הספריה, חנות הספרם, ביום ראשון?", "books-hours"],
    ["typo", "אתם מתקנים מצלמת אנלוגיות?", "camera"],
    ["order", "בלי תור, מקבלים במספרה?", "hair-visit"],
    ["order", "למתחילים ביוגה, איזה יום מתאים?", "yoga-booking"],
    ["compound", "יש בירה ללא הגלוטן במבשלה?", "brewery"],
    ["inflection", "המשלוח של הפרחים יוצא באותו היום?", "flowers-booking"],
    ["inflection", "הרופא מטפל גם בארנב או בציפור?", "vet"],
    ["inflection", "מרשם אפשר לשלוח באפליקציה לבית המרקחת?", "pharmacy-booking"],
    ["unanswerable", "יש לכם בריכת שחייה?"],
    ["unanswerable", "איפה אפשר לקנות כרטיס לאופרה?"],
    ["unanswerable", "מי ניצח אתמול בבחירות?"],
  ],
  ja: [
    ["paraphrase", "ホテルに犬を連れて泊まれますか？", "hotel-booking"],
    ["paraphrase", "パン屋は土曜日何時まで営業していますか？", "bakery-hours"],
    ["paraphrase", "パンクの修理はいくらですか？", "bikes-prices"],
    ["paraphrase", "美術館じゃなくて博物館の駐車場はどこですか？", "museum-visit"],
    ["typo", "インフルエンサ予防接種の料金は？", "pharmacy-prices"],
    ["typo", "バイオリンのレスンはいくら？", "music-prices"],
    ["order", "アレルギーがあります。予約のとき伝えればいいですか？", "restaurant-booking"],
    ["order", "無料の日は博物館にありますか、第一日曜日とか？", "museum-booking"],
    ["compound", "車検は何曜日ですか？", "garage-booking"],
    ["compound", "配達は当日できますか？花を注文したいです", "flowers-booking"],
    ["inflection", "泳げないとカヤックに乗れませんか？", "kayak-booking"],
    ["inflection", "遅刻したら美容室の予約はどうなりますか？", "hair-booking"],
    ["unanswerable", "プールはありますか？"],
    ["unanswerable", "昨日の野球の試合はどちらが勝ちましたか？"],
    ["unanswerable", "中古のピアノを売っていますか？"],
  ],
};

/** Written after the search was finished, and asked once, to measure unforeseen questions. */
const heldOutLines: Lines = {
  en: [
    ["paraphrase", "Where do I put my suitcase before check-in at the hotel?", "hotel-visit"],
    ["typo", "how much is a beard trimm", "hair-prices"],
    ["inflection", "Are the paddling tours cancelled when it's windy?", "kayak-booking"],
    ["unanswerable", "Does the bookshop sell school uniforms?"],
  ],
  de: [
    ["paraphrase", "Muss ich für die Matte beim Yoga etwas zahlen?", "yoga-booking"],
    ["compound", "Bis wann muss ich die Torte für den Geburtstag bestellen?", "bakery-booking"],
    ["typo", "Ist das Fitnesstudio am Samsatg geöffnet?", "gym-hours"],
    ["unanswerable", "Kann man bei Ihnen Geld wechseln?"],
  ],
  nb: [
    ["paraphrase", "Har restauranten noe for veganere?", "restaurant"],
    ["compound", "Får jeg låne bil mens bilen min er på verksted?", "garage-booking"],
    ["inflection", "Når er omvisningen på bryggeriet?", "brewery-booking"],
    ["unanswerable", "Hvor kan jeg leie snøscooter?"],
  ],
  he: [
    ["paraphrase", "מה קורה אם אני מאחר למספרה?", "hair-booking"],
    ["order", "תמונות פספורט, תוך כמה זמן הן מוכנות?", "camera-booking"],
    ["inflection", "כמה עולה השכרה של קיאק לחצי יום?", "kayak-prices"],
    ["unanswerable", "אתם מוכרים מחשבים?"],
  ],
  ja: [
    ["paraphrase", "眼鏡が合わなかったらレンズを交換してもらえますか？", "optician-booking"],
    ["compound", "誕生日のケーキはいつまでに注文すればいいですか？", "bakery-booking"],
    ["inflection", "古いビデオをデジタルにしてもらえますか？", "camera-booking"],
    ["unanswerable", "スキー板を借りられますか？"],
  ],
};

const toQuestions = (all: Lines): readonly StreetQuestion[] =>
  Object.entries(all).flatMap(([language, asked]) => asked.map(([kind, question, slug]) => ({ language, kind, question, slug })));

export const streetQuestions = toQuestions(lines);

export const heldOutQuestions = toQuestions(heldOutLines);
