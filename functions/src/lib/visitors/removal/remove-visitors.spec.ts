import { expect } from "chai";
import { visitorLimits } from "../limits.ts";
import { type AbsentVisitor, type VisitorRemovalStore, removeVisitors } from "./remove-visitors.ts";

describe("removeVisitors", () => {
  it("reaches a project's visitor behind more of another one's than it removes at once, a little after the other", async () => {
    const { removedAtOnce, identityGapMs } = visitorLimits;
    const flood = Array.from({ length: removedAtOnce + 4 }, (_none, index) => ({ uid: `flood-${index}`, projectIds: ["flooded"] }));
    const absent: readonly AbsentVisitor[] = [...flood, { uid: "last", projectIds: ["other"] }].map((visitor) => ({
      ...visitor,
      writeToken: "1",
    }));
    const gone: string[] = [];
    const atMs: number[] = [];
    const nothing = async (): Promise<void> => Promise.resolve();
    const portion = async (size: number, from = 0): ReturnType<VisitorRemovalStore["findAbsent"]> =>
      Promise.resolve({
        items: absent.slice(from, from + size),
        next: from + size < absent.length ? async () => portion(size, from + size) : undefined,
      });
    const store: VisitorRemovalStore = {
      findAbsent: async (_before, size) => portion(size),
      findRecords: async () => Promise.resolve([]),
      eraseRecords: nothing,
      requireAbsent: nothing,
      removeUser: async ({ uid }) => {
        gone.push(uid);
        return Promise.resolve();
      },
      keepUser: nothing,
    };
    const removeIdentity = async (): Promise<void> => {
      atMs.push(performance.now());
      return Promise.resolve();
    };
    const removed = await removeVisitors({ store, removeIdentity }, new Date(), new AbortController().signal);
    expect([removed, gone.at(-1)]).to.deep.equal([absent.length, "last"]);
    // Timers may fire a millisecond early.
    expect((atMs.at(-1) ?? 0) - (atMs[0] ?? 0)).to.be.at.least((absent.length - 1) * (identityGapMs - 2));
  });
});
