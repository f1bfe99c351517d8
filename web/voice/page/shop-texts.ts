import { directionOf } from "../../shared/direction.ts";
import { chosenLanguage, type InterfaceLanguage } from "../../shared/interface-language.ts";

/** What the demonstration says around the shop. */
export interface ShopTexts {
  readonly demo: string;
  readonly tools: string;
  readonly place: string;
  readonly places: Readonly<Record<"asSet" | "homepage" | "destination_page" | "widget" | "modal", string>>;
  readonly language: string;
  readonly who: string;
  readonly visitor: string;
  readonly signIn: string;
  readonly calls: string;
  readonly phone: string;
  readonly closed: string;
  readonly off: string;
  readonly missing: string;
  readonly failed: string;
}

const all: Readonly<Record<InterfaceLanguage, ShopTexts>> = {
  en: {
    demo: "Demo",
    tools: "Demo tools",
    place: "Where the assistant is",
    places: {
      asSet: "As in the settings",
      homepage: "On the home page",
      destination_page: "On its own page",
      widget: "Button in the corner",
      modal: "Full screen",
    },
    language: "Language",
    who: "Who you are",
    visitor: "A visitor",
    signIn: "Sign in…",
    calls: "Calls",
    phone: "The shop’s phone",
    closed: "This site’s pages aren’t public, but its assistant is here.",
    off: "The assistant is switched off on this site.",
    missing: "There’s no site here.",
    failed: "The site can’t be shown right now. Reload the page.",
  },
  nb: {
    demo: "Demo",
    tools: "Demoverktøy",
    place: "Hvor assistenten er",
    places: {
      asSet: "Som i innstillingene",
      homepage: "På forsiden",
      destination_page: "På en egen side",
      widget: "Knapp i hjørnet",
      modal: "Fullskjerm",
    },
    language: "Språk",
    who: "Hvem du er",
    visitor: "En besøkende",
    signIn: "Logg inn …",
    calls: "Samtaler",
    phone: "Butikkens telefon",
    closed: "Sidene på dette nettstedet er ikke offentlige, men assistenten er her.",
    off: "Assistenten er slått av på dette nettstedet.",
    missing: "Det er ikke noe nettsted her.",
    failed: "Nettstedet kan ikke vises akkurat nå. Last siden på nytt.",
  },
  de: {
    demo: "Demo",
    tools: "Werkzeuge der Demo",
    place: "Wo der Assistent ist",
    places: {
      asSet: "Wie in den Einstellungen",
      homepage: "Auf der Startseite",
      destination_page: "Auf einer eigenen Seite",
      widget: "Schaltfläche in der Ecke",
      modal: "Ganzer Bildschirm",
    },
    language: "Sprache",
    who: "Wer du bist",
    visitor: "Ein Besucher",
    signIn: "Anmelden …",
    calls: "Anrufe",
    phone: "Telefon des Ladens",
    closed: "Die Seiten dieser Website sind nicht öffentlich, aber ihr Assistent ist hier.",
    off: "Der Assistent ist auf dieser Website ausgeschaltet.",
    missing: "Hier ist keine Website.",
    failed: "Die Website kann gerade nicht angezeigt werden. Lade die Seite neu.",
  },
  fr: {
    demo: "Démo",
    tools: "Outils de la démo",
    place: "Où se trouve l’assistant",
    places: {
      asSet: "Selon les réglages",
      homepage: "Sur la page d’accueil",
      destination_page: "Sur sa propre page",
      widget: "Bouton dans un coin",
      modal: "Plein écran",
    },
    language: "Langue",
    who: "Qui vous êtes",
    visitor: "Un visiteur",
    signIn: "Se connecter…",
    calls: "Appels",
    phone: "Le téléphone de la boutique",
    closed: "Les pages de ce site ne sont pas publiques, mais son assistant est ici.",
    off: "L’assistant est désactivé sur ce site.",
    missing: "Il n’y a pas de site ici.",
    failed: "Le site ne peut pas être affiché pour le moment. Rechargez la page.",
  },
  es: {
    demo: "Demo",
    tools: "Herramientas de la demo",
    place: "Dónde está el asistente",
    places: {
      asSet: "Según los ajustes",
      homepage: "En la página de inicio",
      destination_page: "En una página propia",
      widget: "Botón en la esquina",
      modal: "Pantalla completa",
    },
    language: "Idioma",
    who: "Quién eres",
    visitor: "Un visitante",
    signIn: "Entrar…",
    calls: "Llamadas",
    phone: "El teléfono de la tienda",
    closed: "Las páginas de este sitio no son públicas, pero su asistente está aquí.",
    off: "El asistente está desactivado en este sitio.",
    missing: "Aquí no hay ningún sitio.",
    failed: "El sitio no se puede mostrar ahora. Vuelve a cargar la página.",
  },
  he: {
    demo: "הדגמה",
    tools: "כלי ההדגמה",
    place: "איפה העוזר",
    places: {
      asSet: "כמו בהגדרות",
      homepage: "בדף הבית",
      destination_page: "בדף משלו",
      widget: "כפתור בפינה",
      modal: "מסך מלא",
    },
    language: "שפה",
    who: "בתור מי",
    visitor: "בתור מבקרים באתר",
    signIn: "כניסה…",
    calls: "שיחות",
    phone: "הטלפון של החנות",
    closed: "דפי האתר אינם ציבוריים, אבל העוזר שלו כאן.",
    off: "העוזר כבוי באתר הזה.",
    missing: "אין כאן אתר.",
    failed: "אי אפשר להציג את האתר כרגע. כדאי לטעון את הדף מחדש.",
  },
  ar: {
    demo: "عرض تجريبي",
    tools: "أدوات العرض التجريبي",
    place: "أين المساعد",
    places: {
      asSet: "كما في الإعدادات",
      homepage: "في الصفحة الرئيسية",
      destination_page: "في صفحته الخاصة",
      widget: "زر في الزاوية",
      modal: "ملء الشاشة",
    },
    language: "اللغة",
    who: "بصفة من",
    visitor: "زائر",
    signIn: "تسجيل الدخول…",
    calls: "المكالمات",
    phone: "هاتف المتجر",
    closed: "صفحات هذا الموقع ليست عامة، لكن مساعده هنا.",
    off: "المساعد متوقف في هذا الموقع.",
    missing: "لا يوجد موقع هنا.",
    failed: "لا يمكن عرض الموقع الآن. أعد تحميل الصفحة.",
  },
};

/** In the language that was chosen on this device, else in the browser's. */
export const shopTexts = () => {
  const language = chosenLanguage();
  return { language, direction: directionOf(language), texts: all[language] };
};
