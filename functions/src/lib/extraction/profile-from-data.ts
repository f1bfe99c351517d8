import { isRecord, type UnknownRecord } from "../core/unknown-record.ts";
import { parseWebUrl } from "../core/web-address.ts";
import { findBusinessNode } from "./business-node.ts";
import { confidence } from "./confidence.ts";
import type { ExtractedProfile, ReadingContext } from "./extraction.ts";
import { hoursFromData } from "./hours-from-data.ts";
import { addressLine, asList, firstText, nodesOf, textsOf, typesOf } from "./json-ld.ts";
import { languagesOf } from "./languages.ts";
import { makeProfile } from "./make-profile.ts";
import type { PageFacts } from "./page-facts.ts";
import { speakHours } from "./speak-hours.ts";

/** What a page says about the company in structured data, with the words of https://schema.org. */
export const profileFromData = (page: PageFacts, { companyName, language }: Omit<ReadingContext, "country">): ExtractedProfile => {
  const node = findBusinessNode(page.data, companyName, page.url);
  const nodes = nodesOf(page.data);
  const offers = nodes.filter((other) => typesOf(other).some((type) => type === "Product" || type === "Service"));
  const site = nodes.find((other) => typesOf(other).includes("WebSite"));
  const source = { kind: "website", url: page.url } as const;
  const inLanguage = languagesOf(textsOf(site?.["inLanguage"], ["alternateName", "name"]))[0];
  if (node === undefined) {
    return makeProfile(source, {
      texts: { primary_language: [inLanguage, confidence.markup], name: [firstText(site?.["name"]), confidence.meta] },
    });
  }
  const spans = hoursFromData(node);
  const home = firstText(node["url"]);
  const contacts = asList(node["contactPoint"]).filter(isRecord);
  return makeProfile(source, {
    texts: {
      name: [firstText(node["name"]) ?? firstText(node["legalName"]), confidence.data],
      phone: [firstText(node["telephone"]) ?? firstText(contacts[0]?.["telephone"]), confidence.data],
      email: [(firstText(node["email"]) ?? firstText(contacts[0]?.["email"]))?.replace(/^mailto:/i, ""), confidence.data],
      website: [home === undefined ? undefined : parseWebUrl(home, page.url)?.href, confidence.markup],
      address: [addressOf(node), confidence.data],
      service_area: [serviceAreaOf(node), confidence.data],
      opening_hours: [speakHours(spans, language), confidence.data],
      summary: [firstText(node["description"]) ?? firstText(node["disambiguatingDescription"]), confidence.data],
      target_audience: [
        textsOf([...asList(node["audience"]), ...offers.flatMap((offer) => asList(offer["audience"]))], ["audienceType", "name"])
          .slice(0, 3)
          .join(", "),
        confidence.data,
      ],
      primary_language: [inLanguage, confidence.markup],
    },
    lists: {
      languages: [
        languagesOf([
          ...textsOf(node["knowsLanguage"], ["alternateName", "name"]),
          ...contacts.flatMap((contact) => textsOf(contact["availableLanguage"], ["alternateName", "name"])),
        ]),
        confidence.data,
      ],
      products_services: [offersOf(node), confidence.data],
      unique_selling_points: [
        [...textsOf(node["slogan"]), ...textsOf(node["award"]), ...textsOf(node["hasCertification"])],
        confidence.data,
      ],
    },
    openingTimes: [spans, confidence.data],
  });
};

const addressOf = (node: UnknownRecord): string | undefined => {
  const [address] = asList(node["address"]);
  if (!isRecord(address)) return firstText(address);
  // A town alone is no address.
  return firstText(address["streetAddress"]) === undefined ? undefined : addressLine(address);
};

/** Where a company says that it works. The town that it is in is another thing. */
const serviceAreaOf = (node: UnknownRecord): string =>
  textsOf([...asList(node["areaServed"]), ...asList(node["serviceArea"])], ["name", "addressLocality", "addressRegion", "addressCountry"])
    .slice(0, 8)
    .join(", ");

/** What the company itself offers. Goods that are merely on the page are single ones. */
const offersOf = (node: UnknownRecord): readonly string[] => {
  const own = nodesOf([node["makesOffer"], node["hasOfferCatalog"], node["hasMenu"]]);
  const offered = own
    .filter((item) => typesOf(item).includes("Offer"))
    .flatMap((item) => (item["itemOffered"] === undefined ? textsOf(item["name"]) : textsOf(item["itemOffered"])));
  const entries = own
    .filter((item) => typesOf(item).some((type) => type === "Product" || type === "Service" || type === "MenuItem"))
    .flatMap((item) => textsOf(item["name"]));
  return [
    ...textsOf(asList(node["makesOffer"]).flatMap((offer) => (isRecord(offer) ? asList(offer["itemOffered"]) : []))),
    ...offered,
    ...entries,
  ];
};
