import { expect } from "chai";
import type { Tab } from "./autosave-tab.ts";
import { failures, settled, World } from "./autosave-world.ts";

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

describe("createAutosave", () => {
  it("offers what both of two killed tabs had, the newest first, the other one after that is saved", async () => {
    const world = new World();
    const [first, second] = [world.open(), world.open()];
    world.type(first, "start");
    await world.wait(500);
    world.type(second, "end");
    await world.wait(500);
    world.kill(first, death);
    world.kill(second, death);

    const tab = world.open();
    expect(await offered(world, tab)).to.equal("first\ntyped 1\n");
    world.decide(tab, true);
    expect(await offered(world, tab), "nothing while something is not saved").to.equal(undefined);
    await save(tab);
    await answer(world, tab);
    expect(await offered(world, tab)).to.equal("typed 0\nfirst\n");
    world.decide(tab, true);
    await save(tab);
    await answer(world, tab);
    expect(world.stored.text.content).to.equal("typed 0\nfirst\ntyped 1\n");
    expect(await offered(world, tab)).to.equal(undefined);
    expect(world.device.entries.size).to.equal(0);
  });

  it("offers nothing of a tab that lives, and what it had once it is killed", async () => {
    const world = new World();
    const [first, second] = [world.open(), world.open()];
    world.type(first, "end");
    await world.wait(500);
    expect(await offered(world, second)).to.equal(undefined);
    world.kill(first, death);
    expect(await offered(world, second)).to.equal("first\ntyped 0\n");
  });

  it("removes an entry of a dead tab that the draft has whole, and one that is thrown away", async () => {
    const world = new World();
    const [stored, unwanted] = [world.open(), world.open()];
    world.type(stored, "end");
    await world.wait(500);
    await save(stored);
    world.kill(stored, { isWritten: false, isCarriedOut: true });
    world.type(unwanted, "start");
    await world.wait(500);
    world.kill(unwanted, death);

    const tab = world.open();
    expect(await offered(world, tab)).to.equal("typed 1\nfirst\n");
    world.decide(tab, false);
    expect(await offered(world, tab)).to.equal(undefined);
    await world.wait(500);
    expect(world.device.entries.size).to.equal(0);
    expect(world.stored.text.content).to.equal("first\ntyped 0\n");
  });

  it("sends 2 s after the last key, at least every 15 s while somebody types, and one request at a time", async () => {
    const world = new World();
    const tab = world.open();
    const phase = (): string => tab.autosave.queue().phase.kind;
    world.type(tab, "end");
    await world.wait(1_999);
    expect(phase()).to.equal("unsaved");
    await world.wait(1);
    expect(phase()).to.equal("saving");
    world.type(tab, "end");
    await world.wait(60_000);
    expect(phase(), "the next one waits for the answer").to.equal("saving");
    await answer(world, tab);
    await world.wait(0);
    await answer(world, tab);
    expect(phase()).to.equal("saved");
    for (let seconds = 0; seconds < 15; seconds++) {
      world.type(tab, "end");
      await world.wait(seconds < 14 ? 1_000 : 999);
      expect(phase()).to.equal("unsaved");
    }
    await world.wait(1);
    expect(phase()).to.equal("saving");
  });

  it("does not say that it is saved while the service may have what was taken back meanwhile", async () => {
    const [network] = failures;
    if (network === undefined) throw new Error("There are no failures.");
    const world = new World();
    const tab = world.open();
    world.type(tab, "end");
    await save(tab);
    world.travel(tab, { failing: network, isCarriedOut: true });
    await settled();
    tab.autosave.typed({ metadata: {}, content: "first\n" });
    await save(tab);
    expect(tab.autosave.queue().phase.kind).to.equal("saving");
    for (let requests = 0; requests < 3; requests++) await answer(world, tab);
    expect(tab.autosave.queue().phase.kind).to.equal("saved");
    expect(world.stored.text.content).to.equal("first\n");
  });

  it("offers a text as a continuation of what was acknowledged while it was typed, even one that takes it back", async () => {
    const world = new World();
    const tab = world.open();
    world.type(tab, "end");
    await save(tab);
    tab.autosave.typed({ metadata: {}, content: "first\n" });
    await answer(world, tab);
    await world.wait(500);
    world.kill(tab, death);
    const next = world.open();
    expect(await offered(world, next)).to.equal("first\n");
    expect(next.offer.kind).to.equal("continue");
  });

  it("keeps nothing of a draft that was discarded", async () => {
    const world = new World();
    const tab = world.open();
    world.type(tab, "end");
    await world.wait(500);
    world.type(tab, "end");
    tab.autosave.forget();
    await world.wait(500);
    expect(world.device.entries.size).to.equal(0);
    expect(world.device.living.size).to.equal(0);
  });
});
