import { expect } from "chai";
import fc from "fast-check";
import type { Tab } from "./autosave-tab.ts";
import { type Death, type Ending, failures, longText, settled, slowestWriteMs, World } from "./autosave-world.ts";
import { collide } from "./collide.ts";
import type { Choice, Place } from "./typed-lines.ts";
import { isDirty } from "../../../web/client/src/autosave/queue.ts";
import { rounds } from "../support/rounds.ts";

const where = fc.constantFrom<Place>("start", "end", "metadata");

const ending: fc.Arbitrary<Ending> = fc.oneof(
  fc.constant<Ending>("answered"),
  fc
    .tuple(fc.constantFrom(...failures), fc.boolean())
    .map(([failing, isCarriedOut]) => ({ failing, isCarriedOut: failing.mayBeCarriedOut && isCarriedOut })),
);

const death: fc.Arbitrary<Death> = fc.record({ isWritten: fc.boolean(), isCarriedOut: fc.boolean() });

const choice = fc.constantFrom<Choice>("mine", "theirs", "both");

type Act = (world: World) => unknown;

/** An action in one of the tabs, with its frequency relative to the others. */
const inTab = (weight: number, arbitrary: fc.Arbitrary<(world: World, tab: Tab) => unknown>): fc.WeightedArbitrary<Act> => ({
  weight,
  arbitrary: fc.tuple(fc.nat(2), arbitrary).map(
    ([index, act]) =>
      (world) =>
        act(world, world.tab(index)),
  ),
});

const acts: readonly fc.WeightedArbitrary<Act>[] = [
  inTab(
    4,
    where.map((place) => (world, tab) => {
      world.type(tab, place);
    }),
  ),
  inTab(
    4,
    ending.map((how) => (world, tab) => {
      world.travel(tab, how);
    }),
  ),
  {
    weight: 4,
    arbitrary: fc.integer({ min: 1, max: 20_000 }).map((ms) => async (world) => {
      await world.wait(ms);
    }),
  },
  {
    weight: 2,
    arbitrary: fc.integer({ min: 1, max: 400 }).map((ms) => async (world) => {
      await world.wait(ms);
    }),
  },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: slowestWriteMs }).map((ms) => (world) => (world.device.latencyMs = ms)) },
  inTab(
    2,
    choice.map((how) => (world, tab) => {
      world.resolve(tab, how);
    }),
  ),
  inTab(
    1,
    fc.nat(20).map((index) => (world, tab) => {
      world.restore(tab, index);
    }),
  ),
  inTab(
    1,
    fc.constant((world, tab) => {
      world.undo(tab);
    }),
  ),
  inTab(
    2,
    fc.constant((world, tab) => {
      world.ask(tab);
    }),
  ),
  inTab(
    1,
    fc.constant((_world, { autosave }) => {
      autosave.flush();
    }),
  ),
  inTab(
    1,
    fc.constant((_world, { autosave }) => {
      autosave.keep();
    }),
  ),
  inTab(
    1,
    fc.constant((_world, { autosave }) => {
      autosave.resumed();
    }),
  ),
];

const taking = inTab(
  2,
  fc.constant((world, tab) => {
    world.decide(tab, true);
  }),
);

/** A tab dies, and the next one is opened, so that there is one at a time. */
const restarts: readonly fc.WeightedArbitrary<Act>[] = [
  inTab(
    1,
    death.map((how) => (world, tab) => {
      world.kill(tab, how);
      world.open();
    }),
  ),
  inTab(
    1,
    fc.constant(async (world, tab) => {
      await world.leave(tab);
      world.open();
    }),
  ),
];

const severalTabs: readonly fc.WeightedArbitrary<Act>[] = [
  { weight: 2, arbitrary: fc.constant((world) => world.tabs.length < 3 && world.open()) },
  { weight: 2, arbitrary: choice.map((how) => async (world) => collide(world, how)) },
  inTab(
    1,
    death.map((how) => (world, tab) => {
      world.kill(tab, how);
    }),
  ),
  inTab(
    1,
    fc.constant(async (world, tab) => {
      await world.leave(tab);
    }),
  ),
  inTab(
    1,
    fc.constant((world, tab) => {
      world.decide(tab, false);
    }),
  ),
  {
    weight: 1,
    arbitrary: where.map((place) => (world) => {
      world.intrude(place);
    }),
  },
];

// Without `size` arrays have about ten members.
const alone = fc.array(fc.oneof(...acts, taking, ...restarts), { maxLength: 60, size: "max" });
const among = fc.array(fc.oneof(...acts, taking, ...severalTabs), { maxLength: 60, size: "max" });

const play = async (steps: readonly Act[], after: (world: World) => void): Promise<World> => {
  const world = new World(longText);
  for (const step of steps) {
    await step(world);
    await settled();
    after(world);
  }
  return world;
};

/** The network and the device work, and the author answers, signs in, and corrects what was refused. */
const comeToRest = async (world: World): Promise<void> => {
  for (const author of ["ada", "ben"]) if (!world.tabs.some((tab) => tab.author === author)) world.open(author);
  for (let round = 0; round < 12; round++) {
    for (const tab of world.tabs) {
      if (tab.autosave.queue().phase.kind === "refused") world.type(tab, "end");
      world.decide(tab, true);
      tab.autosave.resumed();
      for (let requests = 0; requests < 3; requests++) {
        await world.wait(120_000);
        world.travel(tab, "answered");
        await settled();
        world.resolve(tab);
      }
      await world.wait(1_000);
      world.ask(tab);
      await world.wait(1_000);
    }
  }
};

/** Mistakes that were put into the code on trial were found after 24 at most. */
const runs = { numRuns: rounds({ usual: 300, nightly: 1_000 }) };

describe("autosave in any order of typing, answers, failures, intruders, tabs, and their ends", () => {
  it("has every line that was typed half a second ago, or that long before its tab was killed, in the draft, in a version, or in the journal", async () => {
    await fc.assert(
      fc.asyncProperty(among, async (steps) => {
        await play(steps, (world) => expect(world.lostLines).to.deep.equal([]));
      }),
      runs,
    );
  });

  it("never has a conflict with itself while there is one tab at a time", async () => {
    await fc.assert(
      fc.asyncProperty(alone, async (steps) => {
        await play(steps, ({ tabs }) => {
          for (const { autosave } of tabs) expect(autosave.queue().phase.kind).to.not.equal("conflict");
        });
      }),
      runs,
    );
  });

  it("comes to rest with everything saved, offers what dead tabs have left until nothing is left, and leaves the journal empty", async () => {
    await fc.assert(
      fc.asyncProperty(among, async (steps) => {
        const world = await play(steps, () => undefined);
        await comeToRest(world);
        for (const { autosave } of world.tabs) {
          expect(autosave.queue().phase.kind).to.equal("saved");
          expect(isDirty(autosave.queue())).to.equal(false);
        }
        expect([...world.device.entries.values()].filter(({ isSetAside }) => !isSetAside)).to.deep.equal([]);
        expect(world.lostLines).to.deep.equal([]);
      }),
      runs,
    );
  });
});
