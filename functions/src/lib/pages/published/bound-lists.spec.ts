import { expect } from "chai";
import { live } from "../../../../test/support/shown-site.ts";
import { AppError } from "../../platform/core/app-error.ts";
import { boundLists } from "./bound-lists.ts";
import { publishedLimits } from "./limits.ts";
import { placeOf } from "./live-place.ts";
import type { PublishedQuery } from "./published-store.ts";

describe("boundLists", () => {
  const aList = () => {
    const asked: PublishedQuery[] = [];
    const page = { ...live("page"), ...placeOf(live("page")) };
    const list = boundLists(
      async (_projectId, query) => {
        asked.push(query);
        const pages = ["a", "b", "c"].map((id) => ({ ...page, id }));
        return Promise.resolve({ pages: pages.slice(0, query.limit), next: "more" });
      },
      { kept: { forMs: 60_000, entries: 20 }, cursorAfter: (id) => `after ${id}` },
    );
    const ask = async (query: Partial<PublishedQuery>) =>
      list("bakery", { language: undefined, limit: 50, cursor: undefined, ...query })
        .then(({ pages, next }) => ({ ids: pages.map(({ id }) => id), next }))
        .catch((error: unknown) => (error instanceof AppError ? error.code : error));
    return { ask, asked };
  };
  const whole = { ids: ["a", "b", "c"], next: "more" };
  const many = Array.from({ length: publishedLimits.lists.most + 1 }, (_none, index) => index + 1);

  it("begins a list although strangers have used up what may be continued", async () => {
    const { ask } = aList();
    const answers = await Promise.all(many.map(async (number) => ask({ cursor: `invented ${number}` })));
    expect(answers.at(-1)).to.equal("unavailable");
    expect([await ask({}), await ask({ language: "en" })]).to.deep.equal([whole, whole]);
  });

  it("reads one beginning for all lengths and spellings of a language, and continues after the last page shown", async () => {
    const { ask, asked } = aList();
    expect(await ask({ limit: 2 })).to.deep.equal({ ids: ["a", "b"], next: "after b" });
    await Promise.all(many.flatMap((limit) => [ask({ limit }), ask({ limit, language: "en_US" }), ask({ limit, language: "en-US" })]));
    expect(await ask({ limit: 3 })).to.deep.equal(whole);
    expect(asked.map(({ language }) => language)).to.deep.equal([undefined, "en-US"]);
  });
});
