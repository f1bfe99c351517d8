/** Texts of the preview page, in the editor's languages. */
export interface PreviewTexts {
  readonly language: string;
  /** A function, because the date may be in the middle of the sentence. */
  readonly draft: (until: string) => string;
  readonly untitled: string;
  readonly noneTitle: string;
  readonly none: string;
  readonly outageTitle: string;
  readonly outage: string;
}

const en: PreviewTexts = {
  language: "en",
  draft: (until) => `This is a draft. It is not published yet. The link works until ${until}.`,
  untitled: "Draft",
  noneTitle: "There is no preview here",
  none: "The link has expired or was replaced, or the draft has been published or discarded. Ask whoever sent it for a new one.",
  outageTitle: "The preview cannot be shown right now",
  outage: "This is a problem on our side. Please try again in a few minutes.",
};

const all: readonly PreviewTexts[] = [
  en,
  {
    language: "nb",
    draft: (until) => `Dette er et utkast. Det er ikke publisert ennå. Lenken virker til ${until}.`,
    untitled: "Utkast",
    noneTitle: "Det er ingen forhåndsvisning her",
    none: "Lenken er utløpt eller erstattet, eller utkastet er publisert eller forkastet. Be den som sendte lenken, om en ny.",
    outageTitle: "Forhåndsvisningen kan ikke vises akkurat nå",
    outage: "Feilen ligger hos oss. Prøv igjen om noen minutter.",
  },
  {
    language: "de",
    draft: (until) => `Das ist ein Entwurf. Er ist noch nicht veröffentlicht. Der Link gilt bis ${until}.`,
    untitled: "Entwurf",
    noneTitle: "Hier gibt es keine Vorschau",
    none: "Der Link ist abgelaufen oder wurde ersetzt, oder der Entwurf wurde veröffentlicht oder verworfen. Bitten Sie um einen neuen Link, wo Sie diesen bekommen haben.",
    outageTitle: "Die Vorschau kann gerade nicht gezeigt werden",
    outage: "Das liegt an uns. Bitte versuchen Sie es in einigen Minuten noch einmal.",
  },
  {
    language: "fr",
    draft: (until) => `Ceci est un brouillon, qui n’est pas encore publié. Le lien est valable jusqu’au ${until}.`,
    untitled: "Brouillon",
    noneTitle: "Il n’y a pas d’aperçu ici",
    none: "Le lien a expiré ou a été remplacé, ou le brouillon a été publié ou supprimé. Demandez-en un nouveau à la personne qui vous l’a envoyé.",
    outageTitle: "L’aperçu ne peut pas être affiché pour le moment",
    outage: "Le problème vient de notre côté. Réessayez dans quelques minutes.",
  },
  {
    language: "es",
    draft: (until) => `Esto es un borrador. Todavía no está publicado. El enlace vale hasta el ${until}.`,
    untitled: "Borrador",
    noneTitle: "Aquí no hay ninguna vista previa",
    none: "El enlace ha caducado o se ha sustituido, o el borrador se ha publicado o descartado. Pida uno nuevo a quien se lo envió.",
    outageTitle: "La vista previa no se puede mostrar en este momento",
    outage: "El problema es nuestro. Inténtelo de nuevo en unos minutos.",
  },
  {
    language: "he",
    draft: (until) => `זו טיוטה שעדיין לא פורסמה. הקישור תקף עד ${until}.`,
    untitled: "טיוטה",
    noneTitle: "אין כאן תצוגה מקדימה",
    none: "תוקף הקישור פג או שהוא הוחלף, או שהטיוטה פורסמה או נמחקה. אפשר לבקש קישור חדש ממי ששלח אותו.",
    outageTitle: "אי אפשר להציג כרגע את התצוגה המקדימה",
    outage: "התקלה היא אצלנו. אפשר לנסות שוב בעוד כמה דקות.",
  },
  {
    language: "ar",
    draft: (until) => `هذه مسودة لم تُنشر بعد. الرابط صالح حتى ${until}.`,
    untitled: "مسودة",
    noneTitle: "لا توجد معاينة هنا",
    none: "انتهت صلاحية الرابط أو استُبدل، أو نُشرت المسودة أو حُذفت. اطلب رابطًا جديدًا ممن أرسله إليك.",
    outageTitle: "لا يمكن عرض المعاينة الآن",
    outage: "المشكلة من جانبنا. حاول مرة أخرى بعد بضع دقائق.",
  },
];

/** All variants of Norwegian count as one language. */
const norwegian = new Set(["no", "nn"]);

/** The browser's first language that has texts: RFC 9110, 12.5.4. */
export const chooseTexts = (acceptLanguage = ""): PreviewTexts => {
  const ranges = acceptLanguage.slice(0, longestHeader).toLowerCase().split(",");
  const wanted = ranges.map((range) => {
    const [, tag = "", quality = "1"] = /^\s*([a-z]+)(?:-[^;]*)?(?:;\s*q=([^;]*))?/.exec(range) ?? [];
    const language = norwegian.has(tag) ? "nb" : tag;
    return { texts: all.find((texts) => texts.language === language), quality: Number(quality) || 0 };
  });
  const known = wanted.filter(({ texts, quality }) => texts !== undefined && quality > 0);
  return known.toSorted((one, other) => other.quality - one.quality)[0]?.texts ?? en;
};

/** 1,000 characters: browsers send about 50. */
const longestHeader = 1_000;
