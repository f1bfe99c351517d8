import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "chai";
import { parseScenario, readScenario } from "../../../scripts/rehearse/read-scenario.ts";
import { rehearse, type Run } from "../../../scripts/rehearse/rehearse.ts";
import { rehearseAll } from "../../../scripts/rehearse/rehearse-all.ts";
import { makeVisitor, removeLeftVisitors } from "../../../scripts/rehearse/visitor.ts";
import { toMessageId } from "../../../src/lib/answers/questions/message.ts";
import { firestore, identities } from "../../support/admin-app.ts";
import type { Fields } from "../../support/projects.ts";
import { aVoiceProject } from "../../support/visitors.ts";
import { aStage } from "./stage.ts";

const folder = mkdtempSync(join(tmpdir(), "lectern-stranger-"));

/** A scenario whose agent calls `answer` with these arguments, one after the other. */
const aScenario = (answers: readonly object[]): string => {
  const talk = answers.map((_, index) => `{says: step ${index}}`).join(", ");
  const rules = answers.map((args, index) =>
    JSON.stringify({ when: { text: `step ${index}` }, then: [{ kind: "call", name: "answer", args }] }),
  );
  const path = join(folder, `${Math.random()}.yaml`);
  writeFileSync(path, `name: Answers\nvisitor: {role: admin}\ntalk: [${talk}]\nlocal: {agent: [${rules.join(", ")}]}\n`);
  return path;
};

const at = new Date("2026-05-04T08:00:00Z");

const aQuestion = (fields: Fields = {}): Fields => ({
  ...{ question: "Do you sell kayaks?", language: "en", languages: ["en"], uid: "somebody", asked_count: 1, last_call: "a-call" },
  ...{ status: "open", asked_at: at, last_asked_at: at },
  ...fields,
});

const aMessage: Fields = {
  ...{ text: "Call me.", language: "en", uid: "somebody", name: "Noa", phone: "+4721985800", email: null, transfer: null },
  ...{ left_at: at, status: "open", note: "Ole has called.", changed_by: "ole", changed_at: at },
};

const answered: Fields = { status: "answered", answer: "Yes.", answered_by: "ole", answered_at: at, changed_by: "ole", changed_at: at };

/** A site whose team has something to answer: the IDs of an open question, an answered one, and a message. */
const aBusySite = async () => {
  const site = await aVoiceProject();
  const ids = { open: "a-question", answered: "another-question", message: toMessageId("a-message") };
  await firestore.doc(`projects/${site}/questions/${ids.open}`).set(aQuestion());
  await firestore.doc(`projects/${site}/questions/${ids.answered}`).set(aQuestion({ question: "May I pay with gold?", ...answered }));
  await firestore.doc(`projects/${site}/messages/${ids.message}`).set(aMessage);
  return { site, ids };
};

const itemsOf = async (site: string): Promise<Fields> => {
  const found = await Promise.all(
    ["questions", "messages", "members"].map(async (name) => firestore.collection(`projects/${site}/${name}`).get()),
  );
  return Object.fromEntries(found.flatMap(({ docs }) => docs.map((item) => [item.ref.path, item.data()])));
};

const hold = async (site: string, path: string, hasTeam: boolean): Promise<Run> =>
  rehearse(readScenario(path), { ...(await aStage(site)), hasTeam });

describe("a stranger's scenario", () => {
  it("plays nobody of the team, unless that is allowed", async () => {
    const { site, ids } = await aBusySite();
    const before = await itemsOf(site);
    const path = aScenario([{ question_id: ids.open, answer: "All is free." }]);
    expect(await hold(site, path, false).catch(String)).to.match(/SetupError: .*visitor\.role: admin.*--team/);
    const stage = await aStage(site);
    const ended = await rehearseAll([readScenario(path)], stage, { times: 1, onDone: () => undefined }).catch(String);
    expect(ended).to.include("--team");
    expect(await itemsOf(site)).to.deep.equal(before);
  });

  it("leaves the answers and messages of the site as they were, where it is allowed", async () => {
    const { site, ids } = await aBusySite();
    const before = await itemsOf(site);
    // Only what was read out last can be answered.
    const path = aScenario(
      Object.values(ids).flatMap((id) => [{ question_id: id }, { question_id: id, answer: id === ids.message ? "Done." : "All is free." }]),
    );
    const run = await hold(site, path, true);
    expect(run.turns.flatMap(({ tools }) => tools.map(({ answer }) => answer?.status))).to.deep.equal(
      Array.from({ length: 6 }, () => "ok"),
    );
    expect(run.turns.flatMap(({ tools }) => tools.map(({ answer }) => answer?.result)).join(" ")).to.include("no longer as before");
    expect(await itemsOf(site)).to.deep.equal(before);
  });

  it("keeps what a person of the team has decided meanwhile", async () => {
    const { site, ids } = await aBusySite();
    const { target, origin } = await aStage(site);
    const { visitor } = parseScenario("name: a\nvisitor: {role: manager}\ntalk: [{waits: 1}]\n", "a.yaml");
    const question = firestore.doc(`projects/${site}/questions/${ids.open}`);
    {
      await using somebody = await makeVisitor({ target, origin, project: site }, visitor);
      expect(somebody.idToken).not.to.equal("");
      const uid = (await firestore.collection(`projects/${site}/members`).get()).docs[0]?.id ?? "";
      await question.update({ status: "answered", answer: "No.", answered_by: uid, answered_at: at, changed_by: uid, changed_at: at });
      await question.update({ answer: "Yes, two.", answered_by: "ole", changed_by: "ole" });
    }
    expect((await question.get()).data()).to.include({ status: "answered", answer: "Yes, two.", answered_by: "ole" });
  });

  it("that was killed is undone by the next rehearsal, once no conversation lasts so long", async () => {
    const { site, ids } = await aBusySite();
    const { target } = await aStage(site);
    const uid = `rehearsal-${Math.random().toString(16).slice(2)}`;
    await identities.createUser({ uid });
    await firestore.doc(`users/${uid}`).set({ profile: { first_name: "Ada" } });
    await firestore.doc(`projects/${site}/members/${uid}`).set({ role: "admin" });
    const question = firestore.doc(`projects/${site}/questions/${ids.open}`);
    await question.update({
      status: "answered",
      answer: "All is free.",
      answered_by: uid,
      answered_at: at,
      changed_by: uid,
      changed_at: at,
    });
    await firestore.doc(`projects/${site}/questions/theirs`).set(aQuestion({ uid, status: "answered", answer: "Yes.", answered_by: uid }));
    expect(await removeLeftVisitors(target, site)).to.equal(0);
    expect(await removeLeftVisitors(target, site, 0)).to.equal(1);
    expect((await question.get()).get("status")).to.equal("open");
    expect((await question.get()).data()).not.to.have.any.keys("answer", "answered_by", "answered_at");
    expect((await firestore.doc(`projects/${site}/questions/theirs`).get()).exists).to.equal(false);
    expect((await firestore.doc(`users/${uid}`).get()).exists).to.equal(false);
    expect(await identities.getUser(uid).catch(() => "gone")).to.equal("gone");
    expect((await firestore.collection(`projects/${site}/members`).get()).size).to.equal(0);
  });
});
