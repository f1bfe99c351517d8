import { expect } from "chai";
import fc from "fast-check";
import { type Ending, failures, type Place, World } from "../../test/autosave-world.ts";
import { isDirty } from "./queue.ts";

const where = fc.constantFrom<Place>("start", "end", "metadata");

const ending: fc.Arbitrary<Ending> = fc.oneof(
  fc.constant<Ending>("answered"),
  fc.tuple(fc.constantFrom(...failures), fc.boolean()).map(([[failure, mayBeCarriedOut], isCarriedOut]) => ({
    failure,
    isCarriedOut: mayBeCarriedOut && isCarriedOut,
  })),
);

type Act = (world: World) => void;

/** What happens, and how often beside the others. */
const acts: readonly fc.WeightedArbitrary<Act>[] = [
  { weight: 4, arbitrary: where.map((place) => (world) => world.type(place)) },
  { weight: 4, arbitrary: ending.map((how) => (world) => world.travel(how)) },
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 20_000 }).map((ms) => (world) => world.wait(ms)) },
  { weight: 2, arbitrary: fc.constant((world) => world.resolve()) },
  { weight: 1, arbitrary: fc.constant((world) => world.restart()) },
  { weight: 1, arbitrary: fc.constant((world) => world.dispatch({ kind: "flush", atMs: world.atMs })) },
  { weight: 1, arbitrary: fc.constant((world) => world.dispatch({ kind: "resumed", atMs: world.atMs })) },
];

const intruder: fc.WeightedArbitrary<Act> = { weight: 1, arbitrary: where.map((place) => (world) => world.intrude(place)) };

// Without `size` arrays have about ten members.
const alone = fc.array(fc.oneof(...acts), { maxLength: 60, size: "max" });
const among = fc.array(fc.oneof(...acts, intruder), { maxLength: 60, size: "max" });

describe("autosave in any order of typing, answers, failures, intruders and killed tabs", () => {
  it("has every typed line in the draft, in a version, or in the journal", () => {
    fc.assert(
      fc.property(among, (steps) => {
        const world = new World();
        for (const step of steps) {
          step(world);
          expect(world.lostLines()).to.deep.equal([]);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it("never has a conflict with itself", () => {
    fc.assert(
      fc.property(alone, (steps) => {
        const world = new World();
        for (const step of steps) {
          step(world);
          expect(world.queue.phase.kind).to.not.equal("conflict");
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it("comes to rest with everything saved once the network works, and the author answers, signs in and mends what was refused", () => {
    fc.assert(
      fc.property(among, (steps) => {
        const world = new World();
        for (const step of steps) step(world);
        for (let round = 0; round < 6; round++) {
          if (world.queue.phase.kind === "refused") world.type("end");
          world.dispatch({ kind: "resumed", atMs: world.atMs });
          world.wait(120_000);
          world.travel("answered");
          world.travel("answered");
          world.resolve();
        }
        expect(world.queue.phase.kind).to.equal("saved");
        expect(world.journal).to.equal(undefined);
        expect(isDirty(world.queue)).to.equal(false);
        expect(world.lostLines()).to.deep.equal([]);
      }),
      { numRuns: 2_000 },
    );
  });
});
