import { foldLetters } from "./words.ts";

/** What visitors ask every business, in other words than its pages have. Words of a line are taken for each other. */
const lines: Readonly<Record<string, readonly string[]>> = {
  ar: [
    "سعر أسعار تكلفة يكلف تكلف ثمن رسوم",
    "ساعات مواعيد مفتوح يفتح تفتح يغلق تغلق مغلق العمل",
    "عنوان موقع العنوان الموقع الوصول",
    "هاتف رقم اتصال اتصل",
  ],
  da: [
    "pris priser koster kostede betale gebyr",
    "åben åbent åbner lukker lukket åbningstider",
    "adresse ligger finde finder vej",
    "telefon ringe telefonnummer",
  ],
  de: [
    "preis preise kostet kosten gebühr teuer preisliste",
    "geöffnet öffnet offen auf öffnungszeiten schließt geschlossen zu",
    "adresse anfahrt finde finden liegt komme",
    "telefon anrufen telefonnummer",
  ],
  en: [
    "price prices cost costs fee fees rate rates charge expensive",
    "open opens opening hours close closes closed closing",
    "address find located location directions",
    "phone telephone call number",
    "cancel cancelled cancellation",
    "fix fixes repair repairs repaired mend",
    "bike bikes bicycle bicycles",
    "kid kids child children",
  ],
  es: [
    "precio precios cuesta cuestan coste tarifa tarifas vale",
    "abierto abre abren abrir horario horarios cierra cierran cerrado",
    "dirección llegar ubicación encuentra",
    "teléfono llamar número",
  ],
  fr: [
    "prix coûte coûtent tarif tarifs cher combien",
    "ouvert ouverte ouvre ouvrez horaires fermé ferme fermez ouverture",
    "adresse trouver accès trouve situé",
    "téléphone appeler numéro",
  ],
  he: [
    "מחיר מחירים עולה עולות עולים מחירון עלות",
    "פתיחה פתוח פתוחה פתוחים נפתח נפתחת נסגר נסגרת סגור סגורה סוגרים סוגרת פותחים פותחת שעות",
    "כתובת מגיעים להגיע נמצא נמצאת נמצאים",
    "טלפון להתקשר מספר",
  ],
  it: [
    "prezzo prezzi costa costano costo tariffa tariffe",
    "aperto aperta apre aprite orario orari chiude chiuso apertura",
    "indirizzo trova arrivare raggiungere",
    "telefono chiamare numero",
  ],
  ja: [
    "料金 値段 価格 いくら 費用 料金表",
    "営業 営業時間 開い 開店 閉店 閉まり 何時 定休日 休業",
    "住所 場所 アクセス 行き方",
    "電話 電話番号",
  ],
  nb: [
    "pris priser koster kostet kostar gebyr prisen",
    "åpent åpen åpner stenger stengt åpningstider lukker",
    "adresse finner finne ligger",
    "telefon ringe telefonnummer",
    "fikse fikser reparere reparerer",
  ],
  nl: [
    "prijs prijzen kost kosten tarief tarieven",
    "open opent geopend openingstijden sluit gesloten dicht",
    "adres vinden route ligt",
    "telefoon bellen telefoonnummer",
  ],
  pt: [
    "preço preços custa custam custo tarifa",
    "aberto abre abrem horário horários fecha fechado",
    "endereço morada chegar fica localização",
    "telefone ligar número",
  ],
  ru: [
    "цена цены стоит стоимость сколько прайс",
    "открыт открыто открывается работаете закрыт закрывается часы время",
    "адрес находится найти добраться",
    "телефон позвонить номер",
  ],
  sv: [
    "pris priser kostar avgift",
    "öppet öppen öppnar stänger stängt öppettider",
    "adress hitta hittar ligger",
    "telefon ringa telefonnummer",
  ],
};

const folded = new Map<string, ReadonlyMap<string, readonly string[]>>();

/** The words that are as good as this one. */
export const synonymsOf = (word: string, language: string): readonly string[] => {
  const known = folded.get(language) ?? fold(lines[language] ?? []);
  folded.set(language, known);
  return known.get(word) ?? [];
};

const fold = (groups: readonly string[]): ReadonlyMap<string, readonly string[]> =>
  new Map(
    groups
      .map((line) => line.split(" ").map(foldLetters))
      .flatMap((words) => words.map((word) => [word, words.filter((other) => other !== word)] as const)),
  );
