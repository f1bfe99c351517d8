import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect } from "chai";
import { functionsDir } from "../../../local/stack/paths.ts";
import { Recording } from "../../played/recording.ts";
import { replay } from "../../played/replay.ts";

const files = globSync(join(functionsDir, "test/played/recordings/*.json")).toSorted();

const read = (file: string): Recording => Recording.parse(JSON.parse(readFileSync(file, "utf8")));

/** 4 at a time: conversations mostly wait. */
const atOnce = 4;

describe("conversations that were played in the model's place @nightly", () => {
  const outcomes = new Map<string, Error | undefined>();

  before(async () => {
    const queue = files.entries();
    const work = async (): Promise<void> => {
      for (const [index, file] of queue) {
        // Numbers that are reserved for fiction. A phone takes one call at a time.
        const failure = await replay(read(file), `+12025550${140 + index}`).catch((cause: unknown) =>
          cause instanceof Error ? cause : new Error(String(cause)),
        );
        outcomes.set(file, failure ?? undefined);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  });

  for (const file of files) {
    it(`lead where they led: ${basename(file, ".json")}`, () => {
      expect(outcomes.has(file)).to.equal(true);
      const failure = outcomes.get(file);
      if (failure !== undefined) throw failure;
    });
  }

  it("send no identifier that nobody had named", async () => {
    const [file = ""] = files.filter((path) => read(path).talk.some((entry) => "calls" in entry));
    const { talk, ...recording } = read(file);
    const invented = { name: "select_company", args: { country: "NO", registry_id: "915468519" } };
    const before = talk.findIndex((entry) => "calls" in entry);
    const changed = { ...recording, talk: [...talk.slice(0, before), { calls: [invented], answers: [{}] }] };
    expect(String(await replay(changed, "+12025550199").catch(String))).to.include("Nobody had named the registry_id “915468519”");
  });
});
