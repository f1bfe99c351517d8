import { mock } from "node:test";
import { expect } from "chai";
import * as z from "zod/mini";
import { AppError } from "../core/app-error.ts";
import { repeatedAnswer } from "./repeated-answer.ts";

/** What anybody asks now, who waits for 10 s. */
const aVisit = <Parameters>(parameters: Parameters, query: Readonly<Record<string, string>>, tag = "") => ({
  at: new Date(),
  until: new Date(Date.now() + 10_000),
  parameters,
  header: (name: string) => (name === "If-None-Match" && tag !== "" ? tag : undefined),
  url: "",
  query,
  isHead: false,
});

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
  const visit = async (id: string, query: Readonly<Record<string, string>> = {}, tag = "") => answer(aVisit({ id }, query, tag));
  return { asked, visit };
};

describe("repeatedAnswer", () => {
  beforeEach(() => {
    mock.timers.enable({ apis: ["Date"] });
  });
  afterEach(() => {
    mock.timers.reset();
  });

  it("reads once in a second for a thousand requests with invented parameters", async () => {
    const { asked, visit } = aReading();
    const answers = await Promise.all(
      Array.from({ length: 1_000 }, async (_, index) => visit("a", { [`x${index}`]: "y", _: String(index) })),
    );
    expect(new Set(answers.map(({ body }) => body))).to.deep.equal(new Set(["text"]));
    expect(asked).to.deep.equal([{ id: "a" }]);
    mock.timers.tick(999);
    await visit("a", { utm_source: "x" });
    expect(asked).to.have.length(1);
    mock.timers.tick(1);
    await visit("a");
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
      const again = await visit("a", {}, known);
      expect({ status: again.status, tag: again.headers["ETag"] }).to.deep.equal({ status: 304, tag });
    }
    mock.timers.tick(5_000);
    expect((await visit("a", {}, tag)).status).to.equal(200);
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
    const visit = async () => answer(aVisit({}, { [String(Math.random())]: "" })).catch(String);
    const outcomes = await Promise.all([visit(), visit()]);
    mock.timers.tick(999);
    expect([...outcomes, await visit()]).to.deep.equal(Array.from({ length: 3 }, () => "AppError: Later."));
    expect(reads).to.equal(1);
    mock.timers.tick(1);
    await visit();
    expect(reads).to.equal(2);
  });

  it("tells the reading whether somebody still waits: the last who came, not the first", async () => {
    const awaited: boolean[] = [];
    const { promise: done, resolve: finish } = Promise.withResolvers<undefined>();
    const answer = repeatedAnswer<object, object>({
      query: z.object({}),
      read: async ({ isAwaited }) => {
        awaited.push(isAwaited());
        await done;
        awaited.push(isAwaited());
        return { type: "text/plain", body: "text" };
      },
    });
    const first = answer(aVisit({}, {}));
    mock.timers.tick(9_000);
    const last = answer(aVisit({}, {}));
    mock.timers.tick(9_000);
    finish(undefined);
    expect((await first).body).to.equal((await last).body);
    expect(awaited).to.deep.equal([true, true]);
  });
});
