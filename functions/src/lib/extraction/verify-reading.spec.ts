import { expect } from "chai";
import { verifyHours, verifyReading, verifySearch } from "./verify-reading.ts";
import { extractCompany } from "./extract-company.ts";
import type { SearchClaim } from "./extraction-model.ts";
import type { PageFacts } from "./page-facts.ts";

const verify = (quoted: string, times: string, { days = [1], language = "en" } = {}): unknown => {
  const [opens = "", closes = ""] = times.split("-");
  return verifyHours({ days, opens, closes, quotation: quoted, page: 0 }, quoted, language)?.map((span) => [
    span.day,
    span.opens,
    span.closes,
  ]);
};

describe("verifyHours", () => {
  const said: readonly (readonly [quoted: string, times: string, language?: string])[] = [
    ["Mon–Fri 9–17", "09:00-17:00"],
    ["Mon 9:00 AM – 5:30 PM", "09:00-17:30"],
    ["Open Mon–Fri 9–5", "09:00-17:00"],
    ["man. kl. 07.30-16", "07:30-16:00"],
    ["lundi 9h30–18h", "09:30-18:00"],
    ["lundi 9 h 30 – 18 h 00", "09:30-18:00"],
    ["Mo 0730-1600", "07:30-16:00"],
    ["月 9:00～12:30", "09:00-12:30"],
    ["月　９：００〜１９：００", "09:00-19:00"],
    ["月 9時30分から18時まで", "09:30-18:00"],
    ["الاثنين ٩:٠٠ - ١٧:٣٠", "09:00-17:30"],
    ["Sat 7.30am till noon", "07:30-12:00", "en-AU"],
    ["sam. 9h – midi", "09:00-12:00", "fr"],
    ["Fri 16:00–24:00", "16:00-24:00"],
    ["Fri 16:00–00:00", "16:00-24:00"],
    ["Fri 10:00–02:00", "10:00-02:00"],
    ["Fri 6 pm – 12 am", "18:00-00:00"],
    ["午後0:30〜6:00", "12:30-18:00"],
    ["open 24 hours", "00:00-24:00"],
    ["dayOfWeek Monday; opens 00:00; closes 23:59", "00:00-24:00"],
  ];
  for (const [quoted, times, language = "en"] of said) {
    it(`finds ${times} in "${quoted}"`, () => {
      expect(verify(quoted, times, { language })).to.have.length(1);
    });
  }

  const notSaid: readonly (readonly [quoted: string, times: string])[] = [
    ["Mon–Fri 9–17", "09:00-18:00"],
    ["Mon–Fri 9.30–17", "09:00-17:00"],
    ["Mon–Fri 9–17.45", "09:00-17:00"],
    ["Mon 9:00-17:15", "09:15-17:00"],
    ["Mon 19:00-22:00", "09:00-22:00"],
    ["Mon 17:00-22:00", "05:00-22:00"],
    ["Mon–Fri nine to five", "09:00-17:00"],
    ["by appointment", "00:00-24:00"],
    ["Mon–Fri 9–17", "9 am-5 pm"],
    ["Mon–Fri 9–25", "09:00-25:00"],
    ["Mon 9–9", "09:00-09:00"],
  ];
  for (const [quoted, times] of notSaid) {
    it(`does not find ${times} in "${quoted}"`, () => {
      expect(verify(quoted, times)).to.equal(undefined);
    });
  }

  it("gives a span for each day, in the order of the week, and none for days that do not exist", () => {
    expect(verify("9–17", "09:00-17:00", { days: [5, 1, 1] })).to.deep.equal([
      [1, 540, 1020],
      [5, 540, 1020],
    ]);
    expect(verify("9–17", "09:00-17:00", { days: [1, 8] })).to.equal(undefined);
    expect(verify("9–17", "09:00-17:00", { days: [] })).to.equal(undefined);
  });
});

const listing = (text: string): PageFacts => ({
  url: "https://listing.example/fjord",
  language: "en",
  title: "",
  meta: new Map(),
  lines: [{ text, aside: false }],
  links: [],
  alternates: [],
  data: [],
});

describe("verifyReading", () => {
  const text = "Welcome! Bei uns spricht man Chinesisch. 中文 · 2026";
  const proofs: readonly (readonly [tag: string, quotation: string, isProof: boolean])[] = [
    ["zh", "Welcome!", false],
    ["zh", "2026", false],
    ["ja", "Bei uns spricht man Chinesisch", false],
    ["zh", "中文", true],
    ["zh", "Bei uns spricht man Chinesisch", true],
    ["en", "Welcome!", true],
    ["en-Latf", "Welcome!", false],
  ];
  for (const [value, quotation, isProof] of proofs) {
    it(`takes "${quotation}" for ${isProof ? "a" : "no"} proof of ${value}`, async () => {
      const languages = [{ value, quotation, page: 0 }];
      const reading = { texts: {}, hours: [], languages, products: [], sellingPoints: [], unclear: [] };
      const found = await verifyReading(reading, [{ ...listing(text), language: "de" }], { country: "DE", language: "en" });
      expect(found.languages?.value).to.deep.equal(isProof ? [value] : undefined);
    });
  }
});

const url = "https://listing.example/fjord";

const claims: readonly SearchClaim[] = [
  { field: "industry", values: ["sourdough bakery"], url },
  { field: "service_area", values: ["All of Norway"], url },
  { field: "products_services", values: ["rye bread", "guns"], url },
  { field: "summary", values: ["Said by its own site."], url: "https://www.fjord.example/about" },
];

const page = listing("Fjord Bakeri is a Sourdough Bakery in Bergen with rye bread.");
const home: PageFacts = { ...listing("Said by its own site. Guns!"), url: "https://fjord.example/" };

describe("verifySearch", () => {
  const verifyOn = async (read: PageFacts | undefined, company = "FJORD BAKERI AS") =>
    verifySearch(claims, { company, pages: [home], readPage: async () => read });

  it("keeps only verbatim quotations, in the spelling of the page: the one that is named, or any of the company's own", async () => {
    const kept = await verifyOn(page);
    expect(Object.fromEntries(Object.entries(kept).map(([field, { value, source }]) => [field, [value, source.kind]]))).to.deep.equal({
      industry: ["Sourdough Bakery", "search"],
      products_services: [["rye bread"], "search"],
      summary: ["Said by its own site.", "website"],
    });
  });

  it("believes no page that is about another company, cannot be read, or is not named", async () => {
    const own = ["summary"];
    expect(Object.keys(await verifyOn(page, "Nordlys Hotell AS"))).to.deep.equal(own);
    expect(Object.keys(await verifyOn(undefined))).to.deep.equal(own);
    const nameless = claims.map((claim) => ({ ...claim, url: "javascript:alert(1)" }));
    expect(await verifySearch(nameless, { company: "FJORD BAKERI AS", pages: [home], readPage: async () => page })).to.deep.equal({});
  });

  it("names the page that has the words, whatever page the model names", async () => {
    const about: PageFacts = { ...listing("Open-air museum."), url: "https://fjord.example/om-oss" };
    const claim: SearchClaim = { field: "industry", values: ["open-air museum"], url: "https://fjord.example/made-up" };
    const kept = await verifySearch([claim], { company: "Fjord", pages: [home, about], readPage: async () => undefined });
    expect(kept.industry?.source).to.deep.equal({ kind: "website", url: "https://fjord.example/om-oss" });
  });

  it("reads each page once, and three at most", async () => {
    const asked: string[] = [];
    const many = Array.from(
      { length: 5 },
      (_, index) => ({ field: "industry", values: ["x"], url: `https://${index % 4}.example/` }) as const,
    );
    const readPage = async (asking: string): Promise<undefined> => {
      asked.push(asking);
      return Promise.resolve(undefined);
    };
    await verifySearch(many, { company: "Fjord", pages: [], readPage });
    expect(asked).to.have.lengthOf(3);
    expect(new Set(asked).size).to.equal(3);
  });

  it("is applied to what a model finds beyond the company's website", async () => {
    const { profile } = await extractCompany(
      {
        site: { read: async () => ({ pages: [], problem: "no_website" }), readPage: async () => page },
        model: {
          read: async () => Promise.reject(new Error("there are no pages")),
          search: async () => ({ kind: "found", claims }),
        },
        log: () => undefined,
      },
      {
        company: { name: "FJORD BAKERI AS", country: "NO", website: undefined, registry: undefined, places: undefined },
        language: "en",
        signal: new AbortController().signal,
      },
    );
    expect([profile.industry?.value, profile.service_area?.value]).to.deep.equal(["Sourdough Bakery", undefined]);
  });
});
