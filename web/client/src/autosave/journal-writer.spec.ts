import { expect } from "chai";
import type { Journal } from "./journal.ts";
import { createJournalWriter } from "./journal-writer.ts";
import { autosaveLimits } from "./queue.ts";

const place = { author: "ada", projectId: "bakery", draftId: "about", run: "this" };
const text = { content: "Soup.", metadata: {} };

/** A writer whose time for an answer ends when it is told to, and what it reports. */
const aWriter = (put: Journal["put"]) => {
  const timers = new Set<() => void>();
  const failures: unknown[] = [];
  const after = (ms: number, act: () => void) => {
    if (ms === autosaveLimits.journalMs) timers.add(act);
    return () => void timers.delete(act);
  };
  const journal: Journal = { hold: async () => () => undefined, put, remove: async () => undefined, abandoned: async () => [] };
  const writer = createJournalWriter(journal, place, { after }, (error) => failures.push(error));
  writer.want({ text, base: { text, etag: "1" }, atMs: 0 });
  const endTime = () => {
    for (const act of timers) act();
  };
  return { writer, failures, endTime };
};

describe("the writer of the journal", () => {
  it("says that a journal that never answers does not work", async () => {
    const { writer, failures, endTime } = aWriter(async () => new Promise(() => undefined));
    void writer.flush();
    endTime();
    expect(failures.map(String)).to.deep.equal(["Error: The journal does not answer."]);
  });

  it("says nothing of one that has answered in time", async () => {
    const { writer, failures, endTime } = aWriter(async () => undefined);
    await writer.flush();
    endTime();
    expect(failures).to.deep.equal([]);
  });
});
