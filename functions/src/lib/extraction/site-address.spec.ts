import { expect } from "chai";
import { lineOf, pageOf, readPages } from "../../../test/support/read-lines.ts";
import type { TextLine } from "./page-facts.ts";

describe("addressOfSite", () => {
  const addresses: readonly (readonly [country: string, lines: readonly string[], address: string | undefined])[] = [
    ["NO", ["Besøksadresse: Industriveien 4B, 4020 Stavanger", "Postboks 12, 4001 Stavanger"], "Industriveien 4B, 4020 Stavanger"],
    ["SE", ["Storgatan 5", "S-411 38 Göteborg"], "Storgatan 5, 411 38 Göteborg"],
    ["DK", ["Nørregade 7, st. tv., 1165 København K"], "Nørregade 7, st. tv., 1165 København K"],
    ["CZ", ["Dlouhá 123/4, 110 00 Praha 1"], "Dlouhá 123/4, 110 00 Praha 1"],
    ["IT", ["Via dei Tigli snc", "54100 Massa (MS)"], "Via dei Tigli snc, 54100 Massa (MS)"],
    ["FR", ["3 bis, rue du Puits", "F-21190 Meursault"], "3 bis, rue du Puits, 21190 Meursault"],
    ["GB", ["The Old Mill", "Church Lane", "Lewes", "BN7 1AA"], "The Old Mill, Church Lane, Lewes, BN7 1AA"],
    ["US", ["1600 Market St.", "Suite 400", "Philadelphia, PA 19103-1234"], "1600 Market St., Suite 400, Philadelphia, PA 19103-1234"],
    ["CA", ["1234, avenue du Mont-Royal Est, Montréal (Québec) H2J 1Y5"], "1234, avenue du Mont-Royal Est, Montréal (Québec) H2J 1Y5"],
    ["JP", ["〒399-8301 長野県安曇野市穂高有明1234-5"], "〒399-8301 長野県安曇野市穂高有明1234-5"],
    ["IL", ["הרצל 15, חיפה, 3303115"], "הרצל 15, חיפה, 3303115"],
    ["PT", ["Rua das Flores, 12, 1200-194 Lisboa"], "Rua das Flores, 12, 1200-194 Lisboa"],
    ["NO", ["Postboks 34, 5649 Eikelandsosen", "Vikanesvegen 118", "5640 Eikelandsosen"], "Vikanesvegen 118, 5640 Eikelandsosen"],
    ["NO", ["Storgata 12, 3015 Drammen Tlf: 32 81 12 34 E-post: post@fjord.example"], "Storgata 12, 3015 Drammen"],
    ["NO", ["Marken 27B 5017 Bergen"], "Marken 27B 5017 Bergen"],
    ["DE", ["Hauptstr. 5 / 10115 Berlin"], "Hauptstr. 5, 10115 Berlin"],
    ["FR", ["12, rue de la République", "69002 Lyon"], "12, rue de la République, 69002 Lyon"],
    ["ES", ["Avda. de la Constitución, s/n", "41001 Sevilla"], "Avda. de la Constitución, s/n, 41001 Sevilla"],
    [
      "NL",
      ["Bezoekadres: Dorpsstraat 12bis, 3711 CA Austerlitz. Postadres: Postbus 12, 3700 AA Zeist"],
      "Dorpsstraat 12bis, 3711 CA Austerlitz",
    ],
    ["HU", ["Üzlet: 1073 Budapest, Dob utca 84."], "1073 Budapest, Dob utca 84."],
    ["RO", ["Str. Lipscani nr. 12, bl. A3, ap. 4, București 030031"], "Str. Lipscani nr. 12, bl. A3, ap. 4, București 030031"],
    ["EE", ["Ülikooli 18, Tartu 51003"], "Ülikooli 18, Tartu 51003"],
    ["TR", ["Mithatpaşa Cad. No: 412/A 35280 Konak / İzmir"], "Mithatpaşa Cad. No: 412/A 35280 Konak / İzmir"],
    ["MX", ["Av. Juárez 45, Col. Centro, C.P. 06000, Ciudad de México"], "Av. Juárez 45, Col. Centro, 06000, Ciudad de México"],
    ["IE", ["14 Merrion Row, Dublin 2, D02 X285"], "14 Merrion Row, Dublin 2, D02 X285"],
    ["US", ["10115 Main St", "Portland, OR 97202"], "10115 Main St, Portland, OR 97202"],
    ["JP", ["住所:長野県松本市中央2-3-15(〒390-0811)"], "長野県松本市中央2-3-15(〒390-0811)"],
    ["KR", ["서울특별시 강남구 테헤란로 152 (06236)"], "서울특별시 강남구 테헤란로 152 (06236)"],
    ["IL", ["הרצל 15 חיפה 3303115"], "הרצל 15 חיפה 3303115"],
    ["IL", ["רחוב הרצל 15, חיפה", "post@fjord.example"], "רחוב הרצל 15, חיפה"],
    ["IL", ["רחוב הרצל 15, חיפה"], undefined],
    ["JP", ["東京都渋谷区神南1-2-3 神南ビル2階", "post@fjord.example"], "東京都渋谷区神南1-2-3 神南ビル2階"],
    ["HU", ["0-24 ZÁRNYITÁS: 06 30 417 2265"], undefined],
    ["FR", ["SIRET 123 456 789 00012, RCS Lyon", "post@fjord.example"], undefined],
    ["NO", ["I 1957 åpnet vi", "2024 Kunder"], undefined],
    ["DK", ["Vi har 3 butikker", "5000 Glade kunder"], undefined],
    ["DE", ["© Agentur Hell, Marktplatz 1, 34117 Kassel"], undefined],
  ];
  for (const [country, lines, address] of addresses) {
    it(`finds ${address === undefined ? "no address" : "the address"} in ${JSON.stringify(lines)}`, () => {
      expect(readPages(country, pageOf(lines)).address?.value).to.equal(address);
    });
  }

  it("takes the address beside its phone and email before one that stands alone, and before one in a story", () => {
    const office = "1 Fleet Street, London EC4Y 1AA";
    const shop = "12 High Street, Lewes BN7 1AA";
    const story = "We often sell our pies on the market beside 3 Mill Lane, Lewes BN7 2BB, where we meet all our friends.";
    const h2 = (text: string): TextLine => lineOf(text, { tag: "h2" });
    expect(readPages("GB", pageOf([h2("Company"), office, h2("Shop"), shop, "post@fjord.example"])).address?.value).to.equal(shop);
    expect(readPages("GB", pageOf([story, h2("Shop"), shop])).address?.value).to.equal(shop);
  });
});
