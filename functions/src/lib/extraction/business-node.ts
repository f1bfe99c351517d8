import type { UnknownRecord } from "../core/unknown-record.ts";
import { foldWords } from "../core/text.ts";
import { withoutWww } from "../core/web-address.ts";
import { firstText, nodesOf, typesOf } from "./json-ld.ts";

/** Types of schema.org that are about pages, people and goods rather than about a company. */
const others: ReadonlySet<string> = new Set(
  (
    "WebSite WebPage AboutPage ContactPage CollectionPage FAQPage ItemPage SearchResultsPage ProfilePage Article BlogPosting " +
    "NewsArticle BreadcrumbList ListItem ItemList Person Product Service Offer AggregateOffer OfferCatalog ImageObject VideoObject " +
    "MediaObject SearchAction ReadAction EntryPoint PropertyValueSpecification PropertyValue PostalAddress ContactPoint " +
    "OpeningHoursSpecification GeoCoordinates GeoCircle Place City Country State AdministrativeArea Rating AggregateRating Review " +
    "Question Answer Audience BusinessAudience PeopleAudience Brand Event JobPosting SiteNavigationElement WPHeader WPFooter HowTo " +
    "Language Menu MenuSection MenuItem QuantitativeValue MonetaryAmount UnitPriceSpecification PriceSpecification " +
    "LocationFeatureSpecification EducationalOccupationalCredential DefinedTerm Recipe Course SpeakableSpecification Comment " +
    "CreativeWork ReserveAction OrderAction WarrantyPromise MerchantReturnPolicy"
  ).split(" "),
);

/** Fields that only a node has that describes its company, and not one that mentions it. */
const telling =
  "address telephone email openingHoursSpecification openingHours description areaServed makesOffer hasOfferCatalog logo slogan knowsLanguage contactPoint url".split(
    " ",
  );

/** The node that describes the company: the one with the most telling fields, preferably one that has its name. */
export const findBusinessNode = (blocks: readonly unknown[], name: string, page: string): UnknownRecord | undefined => {
  const companies = nodesOf(blocks).filter((node) => typesOf(node).some((type) => !others.has(type)));
  const scored = companies
    .map((node) => ({ node, score: scoreOf(node, name) + hasBranches(node, companies) + (isElsewhere(node, page) ? elsewhere : 0) }))
    .toSorted((a, b) => b.score - a.score);
  return scored.find(({ score }) => score > elsewhere / 2)?.node;
};

/** Lower than any score of the site's own nodes: what is elsewhere is a partner, or whoever made the site. */
const elsewhere = -20;

/** A node whose URL is on another site describes another company. */
const isElsewhere = (node: UnknownRecord, page: string): boolean => {
  const own = URL.parse(firstText(node["url"]) ?? "");
  return own !== null && withoutWww(own.hostname) !== withoutWww(new URL(page).hostname);
};

/** "Fjord Bakeri" is the company of "Fjord Bakeri Bergen" and "Fjord Bakeri Os". */
const hasBranches = (node: UnknownRecord, companies: readonly UnknownRecord[]): number => {
  const name = nameOf(node);
  return name !== "" && companies.some((other) => nameOf(other).startsWith(`${name} `)) ? 3 : 0;
};

const nameOf = (node: UnknownRecord): string => foldWords(firstText(node["name"]) ?? "");

const scoreOf = (node: UnknownRecord, name: string): number => {
  const told = telling.filter((key) => node[key] !== undefined).length;
  const own = nameOf(node);
  const isNamed = own !== "" && (foldWords(name).includes(own) || own.includes(foldWords(name)));
  return told + (isNamed ? 3 : 0);
};
