import { expect } from "chai";
import type { Tab } from "./autosave-tab.ts";
import { longText, settled, World } from "./autosave-world.ts";

const death = { isWritten: false, isCarriedOut: false };

/** The offer that the page gets. */
const offered = async (world: World, tab: Tab): Promise<string | undefined> => {
  world.ask(tab);
  await world.wait(1);
  return tab.offer.kind === "nothing" ? undefined : tab.offer.entry.text.content;
};

const save = async ({ autosave }: Tab): Promise<void> => {
  autosave.flush();
  await settled();
};

const answer = async (world: World, tab: Tab): Promise<void> => {
  world.travel(tab, "answered");
  await settled();
};

describe("what an author decides about a text", () => {
  /** A conflict at the beginning of the text: the first tab has saved, the second one must decide. */
  const aConflict = async (): Promise<{ world: World; first: Tab; second: Tab }> => {
    const world = new World(longText);
    const [first, second] = [world.open("ada"), world.open("ada")];
    for (const tab of [first, second]) world.type(tab, "start");
    await save(first);
    await answer(world, first);
    await save(second);
    for (let requests = 0; requests < 2; requests++) await answer(world, second);
    expect(second.autosave.queue().phase.kind).to.equal("conflict");
    return { world, first, second };
  };

  const asideOf = async (world: World, { autosave }: Tab): Promise<readonly string[]> => {
    const asking = autosave.setAside();
    await world.wait(500);
    return (await asking).map(({ text }) => text.content.split("first")[0] ?? "");
  };

  it("keeps theirs as a version when mine is kept, also where both are the same person's", async () => {
    const { world, second } = await aConflict();
    world.resolve(second, "mine");
    await answer(world, second);
    expect(world.stored.text.content.startsWith("typed 1\nfirst")).to.equal(true);
    expect(world.versions.some(({ content }) => content.startsWith("typed 0\nfirst"))).to.equal(true);
    expect(await asideOf(world, second)).to.deep.equal([]);
  });

  it("sets mine aside when theirs is taken: it can be copied after a reload, is offered to nobody, and can be dropped", async () => {
    const { world, second } = await aConflict();
    world.resolve(second, "theirs");
    await world.wait(500);
    expect(await asideOf(world, second)).to.deep.equal(["typed 1\n"]);
    world.kill(second, death);
    const next = world.open("ada");
    expect(await offered(world, next)).to.equal(undefined);
    expect(await asideOf(world, next)).to.deep.equal(["typed 1\n"]);
    expect(await asideOf(world, world.open("ben"))).to.deep.equal([]);
    for (const entry of await Promise.all([next.autosave.setAside(), world.wait(500)]).then(([entries]) => entries))
      next.autosave.drop(entry);
    await world.wait(500);
    expect(await asideOf(world, next)).to.deep.equal([]);
  });

  it("sets aside no more than it may: the oldest goes", async () => {
    const world = new World(longText);
    const tab = world.open();
    for (let count = 0; count < 25; count++) {
      world.type(tab, "start");
      tab.autosave.replace({ metadata: {}, content: `other ${count}` });
      await world.wait(1_000);
    }
    const kept = await asideOf(world, tab);
    expect(kept).to.have.length(20);
    expect(kept[0]).to.match(/^typed 24/);
  });

  it("restores: what was saved becomes a version, what was not is set aside", async () => {
    const world = new World(longText);
    const tab = world.open();
    world.type(tab, "end");
    await save(tab);
    await answer(world, tab);
    world.type(tab, "start");
    world.restore(tab, 0);
    await save(tab);
    await answer(world, tab);
    expect(world.versions.some(({ content }) => content.endsWith("typed 0\n"))).to.equal(true);
    expect(await asideOf(world, tab)).to.deep.equal(["typed 1\n"]);
    expect(tab.shown).to.deep.equal(["decided"]);
  });

  it("offers nothing of one person to another who signs in at the same browser", async () => {
    const world = new World();
    const tab = world.open("ada");
    world.type(tab, "end");
    await world.wait(500);
    world.kill(tab, death);
    expect(await offered(world, world.open("ben"))).to.equal(undefined);
    expect(await offered(world, world.open("ada"))).to.equal("first\ntyped 0\n");
  });

  it("says what was merged, which is not the author's to undo, apart from what they have decided", async () => {
    const world = new World();
    const [first, second] = [world.open(), world.open()];
    world.type(first, "start");
    await save(first);
    await answer(world, first);
    world.type(second, "metadata");
    await save(second);
    for (let requests = 0; requests < 3; requests++) await answer(world, second);
    expect(second.shown).to.deep.equal(["merged"]);
  });
});
