import { expect } from "chai";
import * as z from "zod/mini";
import { AppError } from "../core/app-error.ts";
import { repeatedAnswer } from "./repeated-answer.ts";

const aReading = (bodyOf: (read: number) => string = () => "text") => {
  const asked: unknown[] = [];
  const answer = repeatedAnswer<{ readonly id: string }, { readonly page?: string | undefined }>({
    query: z.object({ page: z.optional(z.string()) }),
    read: async ({ parameters, query }) => {
      await Promise.resolve();
      asked.push({ ...parameters, ...query });
      return { type: "text/plain", body: bodyOf(asked.length) };
    },
  });
  const visit = async (id: string, query: Readonly<Record<string, string>> = {}, { atMs = 0, tag = "" } = {}) =>
    answer({
      at: new Date(atMs),
      until: new Date(atMs + 1),
      parameters: { id },
      header: (name) => (name === "If-None-Match" && tag !== "" ? tag : undefined),
      url: "",
      query,
      isHead: false,
    });
  return { asked, visit };
};

describe("repeatedAnswer", () => {
  it("reads once in a second for a thousand requests with invented parameters", async () => {
    const { asked, visit } = aReading();
    const answers = await Promise.all(
      Array.from({ length: 1_000 }, async (_, index) => visit("a", { [`x${index}`]: "y", _: String(index) })),
    );
    expect(new Set(answers.map(({ body }) => body))).to.deep.equal(new Set(["text"]));
    expect(asked).to.deep.equal([{ id: "a" }]);
    await visit("a", { utm_source: "x" }, { atMs: 999 });
    expect(asked).to.have.length(1);
    await visit("a", {}, { atMs: 1_000 });
    expect(asked).to.have.length(2);
  });

  it("reads anew for what makes a difference", async () => {
    const { asked, visit } = aReading();
    for (const [id, query] of [
      ["a", {}],
      ["b", {}],
      ["a", { page: "2" }],
      ["a", { page: "2", other: "1" }],
    ] as const)
      await visit(id, query);
    expect(asked).to.deep.equal([{ id: "a" }, { id: "b" }, { id: "a", page: "2" }]);
  });

  it("answers 304 to who knows the tag, also a weak one among others, and 200 after a change", async () => {
    const { visit } = aReading((read) => `text ${read > 1 ? "after" : "before"}`);
    const { status, headers } = await visit("a");
    const tag = headers["ETag"] ?? "";
    expect({ status, cache: headers["Cache-Control"] }).to.deep.equal({ status: 200, cache: "public, max-age=20, s-maxage=30" });
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`]) {
      const again = await visit("a", {}, { tag: known });
      expect({ status: again.status, tag: again.headers["ETag"] }).to.deep.equal({ status: 304, tag });
    }
    expect((await visit("a", {}, { tag, atMs: 5_000 })).status).to.equal(200);
  });

  it("shares a failure, and no longer than a second", async () => {
    let reads = 0;
    const answer = repeatedAnswer<object, object>({
      query: z.object({}),
      read: async () => {
        reads++;
        return Promise.reject(new AppError("unavailable", "Later."));
      },
    });
    const visit = async (atMs: number) =>
      answer({
        at: new Date(atMs),
        until: new Date(atMs),
        parameters: {},
        header: () => undefined,
        url: "",
        query: { [String(Math.random())]: "" },
        isHead: false,
      });
    const outcomes = await Promise.allSettled([visit(0), visit(0), visit(999)]);
    expect(outcomes.map(({ status }) => status)).to.deep.equal(["rejected", "rejected", "rejected"]);
    expect(reads).to.equal(1);
    await Promise.allSettled([visit(1_000)]);
    expect(reads).to.equal(2);
  });
});
