const en = {
  language: "en",
  draft: (site: string, until: string): string => `Draft of ${site} · until ${until}`,
  untitled: "Draft",
  approveIntro: "Is the text right? Approve it, and the team will see your name.",
  yourName: "Your name",
  approve: "Approve",
  approved: (name: string): string => `Thanks, ${name}. The team can see your approval.`,
  changed: "The text has changed since you opened it, so it isn’t approved yet. Please read it again.",
  unnamed: "Please enter your name, at most 60 characters.",
  noneTitle: "This preview is no longer available",
  none: "The link has expired or was replaced, or the draft has been published or discarded. Ask whoever sent it for a new one.",
  editor: "Open the editor",
  outageTitle: "This preview can’t be shown right now",
  outage: "This is a problem on our side. Please try again in a few minutes.",
  again: "Try again",
};

/** Texts of the preview page, in the editor's languages. */
export type PreviewTexts = typeof en;

const all: readonly PreviewTexts[] = [
  en,
  {
    language: "nb",
    draft: (site, until) => `Utkast fra ${site} · til ${until}`,
    untitled: "Utkast",
    approveIntro: "Er teksten riktig? Godkjenn den, så ser teamet navnet ditt.",
    yourName: "Navnet ditt",
    approve: "Godkjenn",
    approved: (name) => `Takk, ${name}. Teamet ser godkjenningen din.`,
    changed: "Teksten er endret siden du åpnet den, så den er ikke godkjent ennå. Les den en gang til.",
    unnamed: "Skriv inn navnet ditt, høyst 60 tegn.",
    noneTitle: "Denne forhåndsvisningen er ikke lenger tilgjengelig",
    none: "Lenken er utløpt eller erstattet, eller utkastet er publisert eller forkastet. Be den som sendte lenken, om en ny.",
    editor: "Åpne editoren",
    outageTitle: "Forhåndsvisningen kan ikke vises akkurat nå",
    outage: "Feilen ligger hos oss. Prøv igjen om noen minutter.",
    again: "Prøv igjen",
  },
  {
    language: "de",
    draft: (site, until) => `Entwurf von ${site} · bis ${until}`,
    untitled: "Entwurf",
    approveIntro: "Stimmt der Text? Geben Sie ihn frei, dann sieht das Team Ihren Namen.",
    yourName: "Ihr Name",
    approve: "Freigeben",
    approved: (name) => `Danke, ${name}. Das Team sieht Ihre Freigabe.`,
    changed:
      "Der Text hat sich geändert, seit Sie ihn geöffnet haben, und ist deshalb noch nicht freigegeben. Bitte lesen Sie ihn noch einmal.",
    unnamed: "Bitte geben Sie Ihren Namen ein, höchstens 60 Zeichen.",
    noneTitle: "Diese Vorschau ist nicht mehr verfügbar",
    none: "Der Link ist abgelaufen oder wurde ersetzt, oder der Entwurf wurde veröffentlicht oder verworfen. Bitten Sie die Person, die ihn geschickt hat, um einen neuen.",
    editor: "Editor öffnen",
    outageTitle: "Die Vorschau kann gerade nicht angezeigt werden",
    outage: "Das liegt an uns. Bitte versuchen Sie es in einigen Minuten noch einmal.",
    again: "Erneut versuchen",
  },
  {
    language: "fr",
    draft: (site, until) => `Brouillon de ${site} · jusqu’au ${until}`,
    untitled: "Brouillon",
    approveIntro: "Le texte vous convient ? Approuvez-le : l’équipe verra votre nom.",
    yourName: "Votre nom",
    approve: "Approuver",
    approved: (name) => `Merci, ${name}. L’équipe voit votre approbation.`,
    changed: "Le texte a changé depuis que vous l’avez ouvert : il n’est donc pas encore approuvé. Veuillez le relire.",
    unnamed: "Indiquez votre nom, en 60 caractères au plus.",
    noneTitle: "Cet aperçu n’est plus disponible",
    none: "Le lien a expiré ou a été remplacé, ou le brouillon a été publié ou supprimé. Demandez-en un nouveau à la personne qui vous l’a envoyé.",
    editor: "Ouvrir l’éditeur",
    outageTitle: "L’aperçu ne peut pas être affiché pour le moment",
    outage: "Le problème vient de notre côté. Réessayez dans quelques minutes.",
    again: "Réessayer",
  },
  {
    language: "es",
    draft: (site, until) => `Borrador de ${site} · hasta el ${until}`,
    untitled: "Borrador",
    approveIntro: "¿El texto está bien? Apruébelo y el equipo verá su nombre.",
    yourName: "Su nombre",
    approve: "Aprobar",
    approved: (name) => `Gracias, ${name}. El equipo ve su aprobación.`,
    changed: "El texto ha cambiado desde que lo abrió, así que todavía no está aprobado. Vuelva a leerlo, por favor.",
    unnamed: "Escriba su nombre, con 60 caracteres como máximo.",
    noneTitle: "Esta vista previa ya no está disponible",
    none: "El enlace ha caducado o se ha sustituido, o el borrador se ha publicado o descartado. Pida uno nuevo a quien se lo envió.",
    editor: "Abrir el editor",
    outageTitle: "La vista previa no se puede mostrar en este momento",
    outage: "El problema es nuestro. Inténtelo de nuevo en unos minutos.",
    again: "Reintentar",
  },
  {
    language: "he",
    draft: (site, until) => `טיוטה של ${site} · עד ${until}`,
    untitled: "טיוטה",
    approveIntro: "הטקסט בסדר? אפשר לאשר אותו, והצוות יראה את שמך.",
    yourName: "שמך",
    approve: "אישור",
    approved: (name) => `תודה, ${name}. הצוות רואה את האישור שלך.`,
    changed: "הטקסט השתנה מאז שנפתח, ולכן הוא עדיין לא אושר. נא לקרוא אותו שוב.",
    unnamed: "נא להזין שם, עד 60 תווים.",
    noneTitle: "התצוגה המקדימה הזאת כבר לא זמינה",
    none: "תוקף הקישור פג או שהוא הוחלף, או שהטיוטה פורסמה או נמחקה. אפשר לבקש קישור חדש ממי ששלח אותו.",
    editor: "פתיחת העורך",
    outageTitle: "אי אפשר להציג כרגע את התצוגה המקדימה",
    outage: "התקלה היא אצלנו. אפשר לנסות שוב בעוד כמה דקות.",
    again: "ניסיון נוסף",
  },
  {
    language: "ar",
    draft: (site, until) => `مسودة ${site} · حتى ${until}`,
    untitled: "مسودة",
    approveIntro: "هل النص صحيح؟ وافق عليه ليرى الفريق اسمك.",
    yourName: "اسمك",
    approve: "موافقة",
    approved: (name) => `شكرًا، ${name}. يرى الفريق موافقتك.`,
    changed: "تغيّر النص منذ أن فتحته، لذلك لم تتم الموافقة عليه بعد. يُرجى قراءته مرة أخرى.",
    unnamed: "يُرجى إدخال اسمك، في 60 حرفًا على الأكثر.",
    noneTitle: "لم تعد هذه المعاينة متاحة",
    none: "انتهت صلاحية الرابط أو استُبدل، أو نُشرت المسودة أو حُذفت. يُرجى طلب رابط جديد ممن أرسله إليك.",
    editor: "فتح المحرر",
    outageTitle: "لا يمكن عرض المعاينة الآن",
    outage: "المشكلة من جانبنا. يُرجى المحاولة مرة أخرى بعد بضع دقائق.",
    again: "إعادة المحاولة",
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
