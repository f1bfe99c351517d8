import type { UnknownRecord } from "../core/unknown-record.ts";
import { nodesOf, typesOf } from "./json-ld.ts";
import { foldWords } from "../core/text.ts";
import { firstText } from "./json-ld.ts";

/** Types of schema.org that are about pages, people and goods rather than about a company. */
const others = new Set([
  "WebSite",
  "WebPage",
  "AboutPage",
  "ContactPage",
  "CollectionPage",
  "FAQPage",
  "ItemPage",
  "SearchResultsPage",
  "ProfilePage",
  "Article",
  "BlogPosting",
  "NewsArticle",
  "BreadcrumbList",
  "ListItem",
  "ItemList",
  "Person",
  "Product",
  "Service",
  "Offer",
  "AggregateOffer",
  "OfferCatalog",
  "ImageObject",
  "VideoObject",
  "MediaObject",
  "SearchAction",
  "ReadAction",
  "EntryPoint",
  "PropertyValueSpecification",
  "PropertyValue",
  "PostalAddress",
  "ContactPoint",
  "OpeningHoursSpecification",
  "GeoCoordinates",
  "GeoCircle",
  "Place",
  "City",
  "Country",
  "State",
  "AdministrativeArea",
  "Rating",
  "AggregateRating",
  "Review",
  "Question",
  "Answer",
  "Audience",
  "BusinessAudience",
  "PeopleAudience",
  "Brand",
  "Event",
  "JobPosting",
  "SiteNavigationElement",
  "WPHeader",
  "WPFooter",
  "HowTo",
  "Language",
  "Menu",
  "MenuSection",
  "MenuItem",
  "QuantitativeValue",
  "MonetaryAmount",
  "UnitPriceSpecification",
  "PriceSpecification",
  "LocationFeatureSpecification",
  "EducationalOccupationalCredential",
  "DefinedTerm",
  "Recipe",
  "Course",
  "SpeakableSpecification",
  "Comment",
  "CreativeWork",
  "ReserveAction",
  "OrderAction",
  "WarrantyPromise",
  "MerchantReturnPolicy",
]);

/** Types of companies that say nothing about their trade. */
const generic = new Set([
  "Thing",
  "Organization",
  "LocalBusiness",
  "Corporation",
  "OnlineBusiness",
  "Store",
  "ProfessionalService",
  "NGO",
  "Project",
  "Brand",
  "Place",
]);

/** Fields that only a node has that describes its company, and not one that mentions it. */
const telling = [
  "address",
  "telephone",
  "email",
  "openingHoursSpecification",
  "openingHours",
  "description",
  "areaServed",
  "makesOffer",
  "hasOfferCatalog",
  "logo",
  "slogan",
  "knowsLanguage",
  "contactPoint",
  "url",
];

/** The node that describes the company: the one that says most, and of those rather the one that has its name. */
export const findBusinessNode = (blocks: readonly unknown[], name: string): UnknownRecord | undefined => {
  const companies = nodesOf(blocks).filter((node) => typesOf(node).some((type) => !others.has(type)));
  const scored = companies.map((node) => ({ node, score: scoreOf(node, name) })).toSorted((a, b) => b.score - a.score);
  return scored[0]?.node;
};

const scoreOf = (node: UnknownRecord, name: string): number => {
  const told = telling.filter((key) => node[key] !== undefined).length;
  const own = foldWords(firstText(node["name"]) ?? "");
  const isNamed = own !== "" && (foldWords(name).includes(own) || own.includes(foldWords(name)));
  return told + (isNamed ? 3 : 0) + (tradesOf(node).length > 0 ? 1 : 0);
};

/** The trade that a node's type names: `HairSalon` is "Hair salon". */
export const tradesOf = (node: UnknownRecord): readonly string[] =>
  typesOf(node)
    .filter((type) => !generic.has(type) && !others.has(type) && /^[A-Z][A-Za-z]{2,60}$/.test(type))
    .map(toWords);

const toWords = (type: string): string => {
  const words = type.replaceAll(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
