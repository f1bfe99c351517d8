import { expect } from "chai";
import { noon, ourPage } from "../../../../test/support/a-page.ts";
import { AppError } from "../../platform/core/app-error.ts";
import { markText } from "./marks.ts";
import type { Page } from "./page.ts";
import { hasSeen, requireNewest, revisionTag } from "./revision-tag.ts";

/** A draft at revision 5, whose parts were changed by the revisions 2 to 5. */
const draft = ((): Page => {
  const first = ourPage({ revision: 2, metadata: { title: 1, "a.b": 1, old: 1 }, content: "two", language: "fr" });
  const steps: readonly Partial<Page>[] = [
    { metadata: { title: 1, "a.b": 1, old: 3 } },
    { metadata: { title: 4, "a.b": 1, old: 3 } },
    { metadata: { title: 4, "a.b": 5, old: 3 }, content: "five" },
  ];
  return steps.reduce<Page>((before, step) => {
    const after = { ...before, ...step, revision: before.revision + 1, updatedBy: "bob" };
    return { ...after, internals: { ...after.internals, marks: markText(after, before, after.revision, noon) } };
  }, first);
})();

const names = (known: Readonly<Record<string, string>> = { bob: "Bob Builder" }) => ({
  findNames: async () => Promise.resolve((uid: string | null) => known[uid ?? ""] ?? null),
});

const refusal = async (
  page: Page,
  expected: readonly string[] | undefined,
  known?: Readonly<Record<string, string>>,
): Promise<AppError | undefined> => {
  try {
    await requireNewest(names(known), page, expected);
    return undefined;
  } catch (error) {
    if (error instanceof AppError && error.code === "stale_revision") return error;
    throw error;
  }
};

/** What the refusal reports as changed; undefined if nothing is refused. */
const changedFor = async (page: Page, ...expected: readonly string[]): Promise<readonly string[] | undefined> =>
  (await refusal(page, expected))?.details.map(({ path }) => path).filter((path) => !path.startsWith("updated_"));

describe("revisionTag", () => {
  it("changes with every write by anybody", () => {
    const tags = [draft, { ...draft, writeToken: "1.5000" }, { ...draft, revision: 6 }].map(revisionTag);
    expect(new Set(tags).size).to.equal(3);
    expect(tags[0]).to.equal("5.lflu");
  });
});

describe("hasSeen", () => {
  it("believes who names the newest state, and who does not say", () => {
    expect(hasSeen(draft, [revisionTag(draft)])).to.equal(true);
    expect(hasSeen(draft, undefined)).to.equal(true);
    expect(hasSeen(draft, [revisionTag({ ...draft, writeToken: "1.5000" })])).to.equal(false);
  });
});

describe("requireNewest", () => {
  it("lets through who has seen the newest revision, or does not say", async () => {
    expect(await refusal(draft, undefined)).to.equal(undefined);
    expect(await changedFor(draft, revisionTag(draft))).to.equal(undefined);
    expect(await changedFor(draft, "1.1", revisionTag(draft))).to.equal(undefined);
  });

  const stale: readonly (readonly [string, readonly string[], readonly string[]])[] = [
    ["what changed since the revision that was seen", ["4.a"], ["content", "metadata.a.b"]],
    ["everything that changed since an early one", ["1.a"], ["content", "language", "metadata.title", "metadata.a.b", "metadata.old"]],
    ["what changed since the newest of several", ["1.a", "3.a"], ["content", "metadata.title", "metadata.a.b"]],
    ["the header when the tag is none of ours", ["nonsense"], ["If-Match"]],
    ["the header when the tag is empty", [""], ["If-Match"]],
    ["the header when the revision is no number", ["x.a"], ["If-Match"]],
    ["the draft itself when nothing of its text has changed", ["5.other"], ["draftId"]],
  ];
  for (const [name, expected, changed] of stale) {
    it(`names ${name}`, async () => {
      expect(await changedFor(draft, ...expected)).to.have.members(changed);
    });
  }

  it("names what another interface changed, added and took away", async () => {
    const changed = { ...draft, content: "theirs", metadata: { title: 4, "a.b": 5, added: 1 }, writeToken: "9.0" };
    expect(await changedFor(changed, revisionTag(draft))).to.have.members(["content", "metadata.added", "metadata.old"]);
  });

  it("says who saved last, when, and the tag to go on with", async () => {
    const error = await refusal(draft, ["4.a"]);
    expect(error?.headers).to.deep.equal({ ETag: `"${revisionTag(draft)}"` });
    expect(error?.message).to.include("Bob Builder saved it at 2026-11-21T12:00:00.000Z");
    expect(error?.details.slice(0, 3)).to.deep.equal([
      { path: "updated_by", message: "bob" },
      { path: "updated_by_name", message: "Bob Builder" },
      { path: "updated_at", message: "2026-11-21T12:00:00.000Z" },
    ]);
  });

  it("gives the id of somebody without a name, and none if another program wrote without storing an author", async () => {
    expect((await refusal(draft, ["4.a"], {}))?.message).to.include(" bob saved it");
    const changed = { ...draft, content: "theirs", writeToken: "1795263000.000" };
    const error = await refusal(changed, ["4.a"]);
    expect(error?.message).to.include("another program saved it at 2026-11-21T");
    expect(error?.details.map(({ path }) => path)).not.to.include.members(["updated_by"]);
  });
});
