import type { Journal, JournalEntry, Text } from "@lectern/client/autosave";
import { expect } from "chai";
import { createJournalWriter } from "../../client/src/autosave/journal-writer.ts";
import { autosaveLimits } from "../../client/src/autosave/queue.ts";
import { NewPageWords } from "./new-page-words.ts";

const key = { author: "ada", projectId: "bakery", draftId: "new" };

/** A page that is being begun on a device, whose pauses end when they are told to. */
const aBeginning = () => {
  const timers = new Set<() => void>();
  const entries = new Map<string, JournalEntry>();
  const held = new Set<string>();
  const journal: Journal = {
    hold: async (run) => {
      held.add(run);
      return () => void held.delete(run);
    },
    put: async (entry) => void entries.set(entry.run, entry),
    remove: async (places) => places.forEach(({ run }) => entries.delete(run)),
    abandoned: async () => [...entries.values()].filter(({ run }) => !held.has(run)),
  };
  const after = (ms: number, act: () => void) => {
    if (ms !== autosaveLimits.journalMs) timers.add(act);
    return () => void timers.delete(act);
  };
  const clock = { now: () => 7, after };
  const writer = createJournalWriter(journal, { ...key, run: "this" }, clock, (error) => expect.fail(String(error)));
  /** All pauses are over, and what they began is done. */
  const pass = async () => {
    const due = [...timers];
    timers.clear();
    for (const act of due) act();
    await new Promise(setImmediate);
  };
  return { early: new NewPageWords({ writer, clock, onChange: () => undefined }), entries, journal, pass };
};

const aSession = (text: Text) => {
  const session = {
    text,
    typed: (change: Partial<Text>) => {
      session.text = { ...session.text, ...change };
    },
  };
  return session;
};

const newPage: Text = { metadata: {}, content: "" };
describe("what is typed into a page that is only being begun", () => {
  it("is on the device, and offered when a page is begun again, if there was none for it", async () => {
    const { early, journal, pass } = aBeginning();
    early.typed({ metadata: { title: "Winter" } });
    early.typed({ content: "The chain goes." });
    await pass();
    expect(await journal.abandoned(key)).to.deep.equal([]);
    early.end();
    await pass();
    const [left] = await journal.abandoned(key);
    expect(left).to.deep.include({ ...key, text: { metadata: { title: "Winter" }, content: "The chain goes." }, atMs: 7 });
    expect(left?.base.text).to.deep.equal(newPage);
  });

  it("becomes the page's, with an address in its language, and leaves nothing behind", async () => {
    const { early, entries, pass } = aBeginning();
    early.typed({ metadata: { title: "IŞIK", slug: "işik" } });
    early.typed({ content: "Wir." });
    const session = aSession(newPage);
    early.giveTo(session, "tr");
    expect(session.text).to.deep.equal({ metadata: { title: "IŞIK", slug: "ışık" }, content: "Wir." });
    await pass();
    await pass();
    expect([...entries]).to.deep.equal([]);
  });

  it("takes nothing from the page that was not typed", () => {
    const { early } = aBeginning();
    early.typed({ content: "The chain goes. And" });
    const session = aSession({ metadata: { title: "Winter", slug: "winter" }, content: "" });
    early.giveTo(session, "en");
    expect(session.text).to.deep.equal({ metadata: { title: "Winter", slug: "winter" }, content: "The chain goes. And" });
  });

  it("is nothing once it is taken back", async () => {
    const { early, entries, pass } = aBeginning();
    early.typed({ content: "A" });
    await pass();
    expect(early.isEmpty).to.equal(false);
    early.typed({ content: "" });
    await pass();
    expect([early.isEmpty, entries.size]).to.deep.equal([true, 0]);
  });
});
