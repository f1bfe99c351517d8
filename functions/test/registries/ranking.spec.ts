import { expect } from "chai";
import { localPlacesKey } from "../../fakes/registries/sources/places.ts";
import { theRegistries } from "./support/registries-at.ts";
import { searchBench } from "./support/search.ts";

const running = theRegistries();

/** Country, the visitor's words, and the number of the company or the ID of the place that they mean. */
const queries: readonly (readonly [string, string, string])[] = [
  ["NO", "Fjord Bakeri AS", "915468519"],
  ["NO", "Fjord Bakeri", "915468519"],
  ["NO", "fjord bakeri as", "915468519"],
  ["NO", "Fjord Bakery in Bergen", "915468519"],
  ["NO", "Fjordbakeri", "915468519"],
  ["NO", "Fjrod Bakeri", "915468519"],
  ["NO", "Bergen Fjord Bakeri", "915468519"],
  ["NO", "915 468 519", "915468519"],
  ["NO", "NO915468519MVA", "915468519"],
  ["NO", "Fjord Bakeri, org nr 915468519", "915468519"],
  ["NO", "Fjordbakeriet i Sogndal", "980068048"],
  ["NO", "Fjord Regnskap Bergen", "997490010"],
  ["NO", "fjord bakst & kaffe", "917716331"],
  ["NO", "Fjord Roerlegger", "928835227"],
  ["NO", "Nordlys Hotel Tromso", "939091734"],
  ["NO", "Solberg tannlege", "902114548"],
  ["NO", "Moller og Sonn Bygg", "946433349"],
  ["NO", "Havglott Sjomat", "971719060"],
  ["NO", "Made in Norway Design", "918160221"],
  ["NO", "Stad Surf Shack", "ChIJLectern_SurfShack0001"],
  ["FR", "Salon Lumière à Lyon", "923400568"],
  ["FR", "salon lumiere sarl", "923400568"],
  ["FR", "Boulangerie Lefèvre", "934137928"],
  ["FR", "Garage de l'Étoile", "986224913"],
  ["FI", "Kahvila Aalto Helsinki", "3133735-1"],
  ["FI", "Rannan Kahvila", "3133735-1"],
  ["FI", "Abo Segelmakeri", "3828709-4"],
  ["CZ", "Pekarna Novak", "00256609"],
  ["CZ", "Pekárna Novák a.s.", "00256609"],
  ["SK", "Kvetinarstvo Ruza", "00051837"],
  ["EE", "Põhjala Pagar", "16233010"],
  ["LV", "Jūras Maize SIA", "40203111222"],
  // Typed without a Latvian keyboard.
  ["LV", "Juras Maize", "40203111222"],
  ["IL", "מספרת כהן", "516591849"],
  ["IL", "Cohen Barbershop", "516591849"],
  ["SG", "Merlion Dumpling House", "202314567K"],
  ["IE", "Kind Garden Ltd", "712345"],
  ["GB", "Harbour Law and Co", "13904412"],
  ["DE", "Elektro-Brandt GmbH in Kassel", "LECT00TESTONLY000342"],
  ["PL", "Lodzka Piekarnia", "LECT00TESTONLY001021"],
  ["DK", "Smorrebrod & Co", "LECT00TESTONLY001118"],
];

/** The exact number of hits that the ranking reaches. Queries without a hit stay in the list. */
const hitsToday = 38;

describe("the ranking of companies", () => {
  it(`puts the company that is meant first for ${hitsToday} of ${queries.length} queries`, async () => {
    const { search } = searchBench(running(), { placesKey: localPlacesKey });
    const results: { readonly isHit: boolean; readonly line: string }[] = [];
    // One after another: a busy machine answers none too late.
    for (const [country, text, expected] of queries) {
      const { candidates } = await search(country, text);
      expect(candidates.length, text).to.be.at.most(5);
      const [first] = candidates;
      const isHit = first?.registryId?.endsWith(`:${expected}`) === true || first?.placeId === expected;
      results.push({ isHit, line: `${country} "${text}": ${candidates.map(({ name, town = "" }) => `${name} ${town}`).join(" | ")}` });
    }
    const misses = results.filter(({ isHit }) => !isHit).map(({ line }) => line);
    const hits = results.length - misses.length;
    process.stdout.write([`      ${hits} of ${results.length}`, ...misses.map((line) => `      missed: ${line}`), ""].join("\n"));
    expect(queries).to.have.lengthOf(41);
    expect(hits, misses.join("\n")).to.equal(hitsToday);
  });
});
