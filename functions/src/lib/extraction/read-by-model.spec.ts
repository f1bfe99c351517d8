import { expect } from "chai";
import { pageOf } from "../../../test/support/read-lines.ts";
import { extractCompany } from "./extract-company.ts";
import type { ExtractedProfile } from "./extraction.ts";
import type { WebsiteReading } from "./extraction-model.ts";

const text = "Ring oss: 55 30 18 46. Avdeling for bedrifter: 55 30 18 99. Vi baker brød for hoteller i Bergen.";

const home = pageOf([text], {
  language: "nb",
  data: [{ "@type": "Bakery", name: "Agency", telephone: "55 30 18 46", description: "A bakery.", address: "Torget 1" }],
});

const said = (value: string, quotation = text) => ({ value, quotation, page: 0 });

/** The result if a model reads this on the home page. */
const readBy = async (reading: Partial<WebsiteReading>): Promise<ExtractedProfile> => {
  const { profile } = await extractCompany(
    {
      site: { read: async () => ({ pages: [home], problem: undefined }), readPage: async () => undefined },
      model: {
        read: async () => ({
          kind: "found",
          reading: { texts: {}, hours: [], languages: [], products: [], sellingPoints: [], unclear: [], ...reading },
        }),
        search: async () => ({ kind: "found", claims: [] }),
      },
      log: () => undefined,
    },
    { company: { name: "FJORD AS", country: "NO", website: "fjord.example" }, language: "en", signal: new AbortController().signal },
  );
  return profile;
};

describe("extractCompany with a model that reads the pages", () => {
  it("prefers values that the model chose and code found to those that only code found", async () => {
    const profile = await readBy({ texts: { phone: said("+47 55 30 18 99"), summary: said("Vi baker brød") } });
    expect(profile.phone).to.deep.equal({
      value: "55 30 18 99",
      source: { kind: "website", url: "https://fjord.example/" },
      confidence: 0.95,
    });
    expect(profile.summary?.value).to.equal("Vi baker brød");
    // In the customers' language, not the visitor's.
    expect((await readBy({ texts: { primary_language: said("nb") } })).greeting_draft?.value).to.match(/^Hei/);
  });

  it("takes no contact data out of structured data that the model found unclear", async () => {
    const profile = await readBy({ unclear: ["name", "phone", "address"] });
    expect([profile.name?.source.kind, profile.phone, profile.address]).to.deep.equal(["registry", undefined, undefined]);
    expect(profile.summary?.value).to.equal("A bakery.");
  });

  it("falls back on structured data where the model's own quotation is not on the page", async () => {
    const profile = await readBy({ texts: { phone: said("55 30 18 46", "Telefon: 55 30 18 46") } });
    expect([profile.phone?.value, profile.phone?.confidence]).to.deep.equal(["55 30 18 46", 0.9]);
  });

  it("lets the model quote structured data", async () => {
    const profile = await readBy({ texts: { address: said("Torget 1", "Bakery.address: Torget 1") } });
    expect(profile.address?.confidence).to.equal(0.95);
  });
});
