import { expect } from "chai";
import { limitedMemory, geminiOfStack, type Instance, memoryOf, startInstance } from "../../../support/instances.ts";
import { together } from "../../../support/concurrent-clients.ts";
import type { Visitor } from "../../../support/visitors.ts";
import { ask, aSite, publish } from "./asked-site.ts";

/** Close to the largest document that Firestore stores. */
const pageBytes = 1_000_000;

/** Short sentences are the worst case: the index has an entry for each. */
const sentence = (index: number): string => `Room ${index} has a bath. `;

const aSiteOf = async (pages: number): Promise<Visitor> => {
  const visitor = await aSite();
  await together(pages, async (index) =>
    publish(visitor, {
      slug: `large-${index}`,
      metadata: { title: `Room ${index}` },
      content: sentence(index).repeat(pageBytes / sentence(index).length),
    }),
  );
  return visitor;
};

describe("sites of large pages", () => {
  let instance: Instance;

  before(async () => {
    instance = await startInstance("liveToolsExecute", { ...geminiOfStack, ...limitedMemory("liveToolsExecute") });
  });
  after(async () => instance.stop());

  it("are read within the memory of an instance, several at once, with room for what else it does @nightly", async function () {
    if (Number.isNaN(instance.peakMiB())) this.skip();
    const visitors = [await aSiteOf(50), await aSiteOf(16), await aSiteOf(16)];
    const answers = visitors.map(async (visitor) => ask(visitor, "Has room 12 got a bath?", { base: instance.url }));
    // On a busy machine, the answer may be that it takes too long.
    for (const { result } of await Promise.all(answers)) expect(result).to.be.a("string");
    expect(instance.peakMiB()).to.be.below(memoryOf("liveToolsExecute") * 0.8);
  }).timeout(120_000);
});
