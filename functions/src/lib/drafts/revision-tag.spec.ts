import { expect } from "chai";
import { aPage, noon } from "../../../test/support/page.ts";
import { AppError, type ErrorDetail } from "../core/app-error.ts";
import { requireNewest } from "./revision-tag.ts";

const draft = aPage({
  generation: "generation",
  revision: 5,
  updatedBy: "bob",
  updatedAt: noon,
  internals: { changes: { content: 5, language: 2, metadata: { title: 4, "a.b": 5, old: 3 } } },
});

/** What the refusal says has changed; undefined when nothing is refused. */
const changedFor = (...expected: readonly string[]): readonly string[] | undefined => {
  try {
    requireNewest(draft, expected);
    return undefined;
  } catch (error) {
    if (error instanceof AppError && error.code === "stale_revision") return error.details.slice(2).map(({ path }) => path);
    throw error;
  }
};

describe("requireNewest", () => {
  it("lets through who has seen the newest revision, or does not say", () => {
    expect(() => {
      requireNewest(draft, undefined);
    }).not.to.throw();
    expect(changedFor("generation.5")).to.equal(undefined);
    expect(changedFor("other.1", "generation.5")).to.equal(undefined);
  });

  const stale: readonly (readonly [string, readonly string[], readonly string[]])[] = [
    ["what changed since the revision that was seen", ["generation.4"], ["content", "metadata.a.b"]],
    [
      "everything that changed since an early one",
      ["generation.1"],
      ["content", "language", "metadata.title", "metadata.a.b", "metadata.old"],
    ],
    [
      "what changed since the newest of several",
      ["generation.1", "generation.3", "other.4"],
      ["content", "metadata.title", "metadata.a.b"],
    ],
    ["the draft itself when the tag is of another generation", ["other.5"], ["draftId"]],
    ["the draft itself when the tag is no tag", [""], ["draftId"]],
    ["the draft itself when the revision is no number", ["generation.x"], ["draftId"]],
    ["the draft itself when the generation only starts alike", ["lif.4", "life2.4"], ["draftId"]],
  ];
  for (const [name, expected, changed] of stale) {
    it(`names ${name}`, () => {
      expect(changedFor(...expected)).to.deep.equal(changed);
    });
  }

  it("says who saved last, when, and the tag to go on with", () => {
    const saved: readonly ErrorDetail[] = [
      { path: "updated_by", message: "bob" },
      { path: "updated_at", message: "2026-11-21T12:00:00.000Z" },
    ];
    expect(() => {
      requireNewest(draft, ["generation.4"]);
    })
      .to.throw(AppError)
      .that.satisfies(
        ({ details, headers }: AppError) =>
          headers["ETag"] === '"generation.5"' && JSON.stringify(details.slice(0, 2)) === JSON.stringify(saved),
      );
  });
});
