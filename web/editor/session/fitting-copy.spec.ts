import { expect } from "chai";
import { LecternError } from "../../client/src/errors.ts";
import { takeArrival } from "./arrival.ts";
import { saveFitting } from "./fitting-copy.ts";

type Metadata = Readonly<Record<string, unknown>>;

const refusal = (...details: readonly (readonly [string, string])[]) =>
  new LecternError("invalid_request", "refused", {
    status: 400,
    isRetryable: false,
    details: details.map(([path, message]) => ({ path, message })),
  });

const template = { id: "page", name: "Page", fields: [{ key: "title", label: "Tittel", type: "text" as const }] };

/** Refuses the first attempt. */
const store = (error: Error) => {
  const sent: Metadata[] = [];
  const save = async (metadata: Metadata) => {
    sent.push(metadata);
    if (sent.length === 1) throw error;
    return { draftId: "copy" };
  };
  return { sent, save };
};

describe("saveFitting", () => {
  it("shortens what is too long for the template, leaves out what else it refuses, and says so once", async () => {
    const { sent, save } = store(
      refusal(
        ["metadata.title", "must have at most 12 characters"],
        ["metadata.link", "must have at most 5 characters"],
        ["metadata.price", "must be a number"],
      ),
    );
    const metadata = { title: "Vinterservice (kopi)", link: "https://a.example/", price: "dyr", summary: "Kort" };
    expect(await saveFitting({ template }, metadata, save)).to.equal("copy");
    expect(sent[1]).to.deep.equal({ title: "Vinterservi…", summary: "Kort" });
    expect(takeArrival("copy")).to.match(/: Tittel, link, and price\.$/);
    expect(takeArrival("copy")).to.equal("");
  });

  it("passes on what is refused for another reason", async () => {
    for (const error of [refusal(["language", "is none"]), new LecternError("slug_taken", "taken", { status: 409, isRetryable: false })]) {
      const { sent, save } = store(error);
      expect(await saveFitting({ template }, { title: "A" }, save).catch((caught: unknown) => caught)).to.equal(error);
      expect(sent.length).to.equal(1);
    }
  });
});
