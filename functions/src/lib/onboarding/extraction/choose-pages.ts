import { percentDecode, parseWebUrl, withoutWww } from "../../platform/core/web-address.ts";
import { findNamedLanguage } from "../../i18n/named-language.ts";
import type { PageFacts, PageLink } from "./page-facts.ts";
import { foldWords } from "../../platform/core/text.ts";

/** In order of priority: time may run out before all pages are read. */
const wanted: readonly Topic[] = ["about", "contact", "offers", "hours", "imprint"];

/** 60 characters: a link with a longer label is usually the teaser of an article. */
const longestLabel = 60;

const file = /\.(?:pdf|jpe?g|png|gif|webp|svg|zip|docx?|xlsx?|pptx?|mp[34]|ics|vcf|xml|json)$/i;

/** Pages that most sites have and that say nothing about the company. */
const machinery = /privacy|datenschutz|cookie|terms|login|signin|account|cart|checkout|basket|wp-admin|feed|\/tag\/|\/cdn-cgi\//i;

/**
 * The links of a home page that say most about the company: two for each topic, then the rest of its menu, because every trade has its own
 * words for what it offers. Translations of pages come last. All are on the same host, with or without `www.`: two companies may share a
 * registered domain.
 */
export const choosePages = (home: PageFacts, count: number): readonly string[] => {
  const start = new URL(home.url);
  const links = home.links.flatMap((link) => readLink(link, start) ?? []);
  const byTopic = wanted.map((topic) => [...new Set(links.filter(({ topics }) => topics.has(topic)).map(({ url }) => url))]);
  const named = [0, 1].flatMap((rank) => byTopic.flatMap((urls) => urls[rank] ?? []));
  // If scripts write the menu, links without a label are the only ones.
  const hasMenu = links.some(({ text }) => text !== "");
  const menu = hasMenu ? links.filter(({ text, path }) => text !== "" && text.length <= longestLabel && !machinery.test(path)) : links;
  const translated = menu
    .filter(({ text }) => !/^[a-z]{3}$/i.test(text) && findNamedLanguage(text, "en") !== undefined)
    .map(({ url }) => url);
  const others = menu.map(({ url }) => url).filter((url) => !translated.includes(url));
  return [...new Set([...named, ...others, ...translated])].slice(0, count);
};

interface SiteLink extends PageLink {
  readonly path: string;
  readonly topics: ReadonlySet<Topic>;
}

const readLink = ({ url, text }: PageLink, start: URL): SiteLink | undefined => {
  const target = parseWebUrl(url);
  if (target === undefined || hostOf(target) !== hostOf(start) || file.test(target.pathname)) return undefined;
  target.hash = "";
  if (target.pathname === start.pathname && target.search === start.search) return undefined;
  const path = percentDecode(target.pathname) ?? target.pathname;
  const label = text.length <= longestLabel ? text : "";
  return { url: target.href, text, path, topics: new Set([...topicsOf(label), ...topicsOf(path.replace(/\.\w{2,5}$/, ""))]) };
};

/** Identical for all pages of one site. */
export const hostOf = ({ hostname, port }: URL): string => `${withoutWww(hostname)}:${port}`;

type Topic = "contact" | "about" | "hours" | "offers" | "imprint";

/** How companies name such pages in links, in the languages of the registries and the largest others. */
// oxfmt-ignore
const words: Readonly<Record<Topic, readonly string[]>> = {
  contact: [
    "contact", "find us", "visit us", "kontakt", "kontakta", "contacto", "contatti", "contato", "contactez", "yhteystiedot", "kontakty",
    "kontakti", "kontaktid", "kapcsolat", "iletişim", "iletisim", "επικοινωνία", "контакты", "контакти", "צור קשר", "יצירת קשר", "اتصل",
    "お問い合わせ", "アクセス", "联系", "聯絡", "연락처", "오시는 길",
  ],
  imprint: [
    "imprint", "impressum", "legal notice", "legal information", "mentions légales", "mentions legales", "aviso legal", "avis legal", "note legali",
    "colofon", "juridisk information", "特定商取引法", "運営会社",
  ],
  about: [
    "about", "our story", "who we are", "om oss", "om os", "über uns", "ueber uns", "uber uns", "unternehmen", "à propos", "a propos",
    "qui sommes nous", "notre histoire", "sobre", "quiénes somos", "quienes somos", "chi siamo", "over ons", "o nas", "o nás", "o firmie",
    "meistä", "meista", "tietoa meistä", "meist", "par mums", "hakkımızda", "σχετικά", "о нас", "о компании", "про нас", "אודות", "עלינו",
    "من نحن", "会社概要", "会社案内", "私たちについて", "关于", "關於", "회사소개", "소개",
  ],
  hours: [
    "opening hours", "opening times", "hours", "åpningstider", "apningstider", "åbningstider", "öppettider", "oppettider", "öffnungszeiten",
    "oeffnungszeiten", "horaires", "horario", "orari", "openingstijden", "aukioloajat", "otevírací doba", "oteviraci doba",
    "godziny otwarcia", "nyitvatartás", "çalışma saatleri", "часы работы", "режим работы", "години роботи", "שעות פתיחה", "שעות פעילות",
    "ساعات العمل", "営業時間", "营业时间", "營業時間", "영업시간", "darba laiks", "lahtiolekuajad", "otváracie hodiny",
    "openingsuren", "radno vrijeme", "radno vreme", "delovni čas", "ωράριο", "ώρες λειτουργίας", "program de lucru", "работно време",
    "darbo laikas", "opnunartími", "horari", "sprechzeiten", "bürozeiten", "geschäftszeiten", "診療時間", "受付時間", "진료시간",
  ],
  offers: [
    "services", "our service", "what we do", "what we offer", "products", "our range", "menu", "tjenester", "produkter", "våre produkter",
    "vi tilbyr", "meny", "utvalg", "leistungen", "angebot", "produkte", "sortiment", "speisekarte", "prestations", "nos services",
    "produits", "savoir faire", "servicios", "productos", "servizi", "prodotti", "diensten", "producten", "tjänster", "ydelser", "palvelut",
    "tuotteet", "služby", "sluzby", "produkty", "naše produkty", "nabídka", "usługi", "uslugi", "oferta", "szolgáltatások", "hizmetler",
    "ürünler", "υπηρεσίες", "услуги", "продукция", "послуги", "שירותים", "השירותים שלנו", "מוצרים", "خدمات", "منتجات", "サービス", "事業内容", "商品",
    "メニュー", "产品", "服务", "產品", "服務", "서비스", "제품", "pakalpojumi", "teenused",
  ],
};

/** Matches whole words only, in languages that separate words by spaces. */
const forms = wanted.flatMap((topic) =>
  words[topic].map((word) => {
    const isSpaced = !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(word);
    return { topic, form: isSpaced ? ` ${foldWords(word)} ` : foldWords(word) };
  }),
);

/** The topics named in a short text, such as the label of a link. */
const topicsOf = (text: string): readonly Topic[] => {
  const folded = ` ${foldWords(text.slice(0, 200))} `;
  return forms.flatMap(({ topic, form }) => (folded.includes(form) ? [topic] : []));
};
