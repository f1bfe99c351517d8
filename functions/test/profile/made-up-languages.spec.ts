import { Session } from "node:inspector/promises";
import { expect } from "chai";
import { ada, aProfile } from "./a-profile.ts";

/** MiB of the heap in use after garbage collection. */
const used = async (): Promise<number> => {
  const session = new Session();
  session.connect();
  await session.post("HeapProfiler.collectGarbage");
  session.disconnect();
  return process.memoryUsage().heapUsed / 2 ** 20;
};

const say = async (from: number, to: number): Promise<void> => {
  for (let number = from; number < to; number++) {
    const tag = `en-abcd${number.toString(36)}`;
    const args = { first_name: "Eve", phone: "six five oh, two five three, triple oh oh", pronoun: "er", language: "Swedish" };
    await aProfile({ ...ada, language: tag }).tell(args);
    await aProfile({ ...ada, language: tag }).tell({ language: `sw-${tag.slice(3)}`, phone: "650 253 0000" });
  }
};

/** Anybody may have any language stored: BCP 47 allows invented variants. */
describe("a thousand made-up language tags", () => {
  it("leave nothing behind in memory @nightly", async () => {
    await say(1_000, 1_100);
    const before = await used();
    await say(2_000, 3_000);
    expect((await used()) - before, "MiB").to.be.lessThan(4);
  });
});
