import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect } from "chai";
import * as z from "zod";
import { weekOf } from "../../../src/lib/usage/statistics/week.ts";
import { firestore, identities } from "../../support/admin-app.ts";
import { storeCounts } from "../../support/counts.ts";
import { aFile, operate } from "../../support/operator.ts";
import { aLivePage, aProject } from "../../support/projects.ts";
import { refused } from "../../support/replies.ts";
import { aVisitor, aVoiceProject, start, started, usageOf } from "../../support/visitors.ts";
import { anOperatedProject, commands } from "./support/operated-project.ts";

const Units = z.object({
  result: z.object({ units: z.array(z.object({ unit: z.string(), used: z.number(), limit: z.nullable(z.number()) })) }),
});

const Days = z.object({ result: z.object({ days: z.array(z.object({ day: z.string(), units: z.record(z.string(), z.number()) })) }) });

const unitsOf = async (...words: readonly string[]) => {
  const { output, complaints } = await operate("usage", "show", ...words, "--json");
  expect(complaints).to.equal("");
  return Object.fromEntries(Units.parse(JSON.parse(output)).result.units.map(({ unit, used, limit }) => [unit, { used, limit }] as const));
};

describe("admin usage", () => {
  it("shows what a person and a project have used today, and of how much", async () => {
    const { id, ada } = await anOperatedProject();
    await operate("project", "set", id, "--limit-per-person", "ask_model=20");
    expect(await unitsOf(id, "--person", ada.uid)).to.deep.include({
      voice_sessions: { used: 3, limit: 5 },
      ask_model: { used: 7, limit: 20 },
      transfers: { used: 2, limit: 5 },
      messages: { used: 0, limit: 20 },
    });
    expect(await unitsOf(id)).to.deep.include({ voice_sessions: { used: 3, limit: null }, ask_model: { used: 70, limit: 500 } });
    expect((await operate("usage", "show", id)).output).to.match(/^ask_model +70 of 500$/m);
  });

  it("shows what was used on each of the last days, by a person or by all", async () => {
    const { id, ada } = await anOperatedProject();
    const [today, lastWeek, longAgo] = [0, 7, 40].map((days) => new Date(Date.now() - days * 24 * 3_600_000));
    const day = (of: Date | undefined): string => of?.toISOString().slice(0, 10) ?? "";
    const project = firestore.doc(`projects/${id}`);
    await project
      .collection("daily_budgets")
      .doc(`project.${day(lastWeek)}`)
      .set({ day: day(lastWeek), counts: { ask_model: 12, messages: 1 } });
    await project
      .collection("live_usage")
      .doc(`visitor_${day(lastWeek)}`)
      .set({ uid: "visitor", day: day(lastWeek), count: 4 });
    await project
      .collection("live_usage")
      .doc(`visitor_${day(longAgo)}`)
      .set({ uid: "visitor", day: day(longAgo), count: 9 });
    await project.collection("transfers").doc("t_week").set({ uid: "visitor", created_at: lastWeek });
    await project.collection("transfers").doc("t_ago").set({ uid: "visitor", created_at: longAgo });
    const daysOf = async (...words: readonly string[]) => {
      const { output } = await operate("usage", "show", id, "--days", "30", ...words, "--json");
      return Days.parse(JSON.parse(output)).result.days;
    };
    const all = await daysOf();
    expect(all).to.have.lengthOf(30);
    expect(all[0])
      .to.deep.include({ day: day(today) })
      .and.to.have.nested.property("units.ask_model", 70);
    expect(all.find((one) => one.day === day(lastWeek))?.units).to.deep.equal({
      voice_sessions: 4,
      ask_model: 12,
      messages: 1,
      transfers: 1,
    });
    const hers = await daysOf("--person", ada.uid);
    expect(hers[0]?.units).to.include({ voice_sessions: 3, ask_model: 7 });
    expect(hers.find((one) => one.day === day(lastWeek))?.units).to.deep.equal({});
    expect((await operate("usage", "show", id, "--days", "9")).output).to.match(new RegExp(`^${day(lastWeek)} {2}.*ask_model 12`, "m"));
  });

  it("gives back sessions, so that somebody who had none left can talk again today", async () => {
    const visitor = await aVisitor(await aVoiceProject({ live_sessions_per_day: 1 }));
    started(await start(visitor));
    refused(await start(visitor), 429, "quota_reached");
    const words = ["usage", "give-back", visitor.projectId, "voice_sessions", "--person", visitor.uid];
    const { exitCode, output, complaints } = await operate(...words, "--left", "2");
    expect(exitCode, complaints).to.equal(0);
    expect(output).to.include("has 2 of voice_sessions left");
    expect((await usageOf(visitor)).count).to.equal(-1);
    started(await start(visitor));
    started(await start(visitor));
    refused(await start(visitor), 429, "quota_reached");
  });

  it("gives back units and transfers, and makes no record where nothing was used", async () => {
    const { id, ada } = await anOperatedProject();
    const giveBack = async (...words: readonly string[]): Promise<unknown> => {
      const told = await operate("usage", "give-back", id, ...words);
      expect(told.exitCode, told.complaints).to.equal(0);
      return told;
    };
    await giveBack("ask_model", "--person", ada.uid);
    await giveBack("ask_model", "--left", "600");
    await giveBack("transfers", "--person", ada.uid, "--left", "4");
    expect(await unitsOf(id, "--person", ada.uid)).to.deep.include({
      ask_model: { used: 0, limit: 100 },
      transfers: { used: 1, limit: 5 },
    });
    expect((await unitsOf(id))["ask_model"]).to.deep.equal({ used: -100, limit: 500 });
    await giveBack("messages", "--person", ada.uid);
    await giveBack("transfers");
    expect((await firestore.doc(`projects/${id}/transfer_ledgers/project`).get()).exists).to.equal(false);
  });
});

describe("admin project report", () => {
  it("prints what visitors asked by week and language and which pages answered, and gives it to spreadsheets", async () => {
    const project = await aProject();
    const pageId = await aLivePage(project, { metadata: { title: "Opening hours\u001b[2J" } });
    await storeCounts(project.id, [pageId], ["en", "he"]);
    const week = weekOf(new Date());
    const { output } = await operate("project", "report", project.id, "--weeks", "4");
    expect(output).to.match(new RegExp(`^${week}  en +conversations 30, answered from pages 20, passed on 3, ended 2$`, "m"));
    expect(output).to.match(new RegExp(`^${week}  he +conversations 10, passed on 1, messages 1, busy 1$`, "m"));
    expect(output).to.match(/^Answers by page:\n +\d+ {2}Opening hours ?\[2J$/m);
    const csv = join(dirname(aFile("a", "")), "report.csv");
    expect((await operate("project", "report", project.id, "--csv", csv)).output).to.include(csv);
    expect(readFileSync(csv, "utf8")).to.include(`,answered_from_pages,${pageId},Opening hours`);
  });
});

describe("admin member list and import", () => {
  it("lists people with names, roles and last visits, and who can no longer sign in", async () => {
    const { id, ada } = await anOperatedProject();
    await firestore.doc(`projects/${id}/members/ghost`).set({ role: "member" });
    const { uid } = await identities.createUser({ email: `${randomUUID()}@people.example` });
    await firestore.doc(`projects/${id}/members/${uid}`).set({ role: "manager" });
    const { output } = await operate("member", "list", id);
    const today = new Date().toISOString().slice(0, 10);
    expect(output).to.match(new RegExp(`^manager  ${today}T\\S+  ${ada.email}  Ada Lovelace${String.raw`\\u001b`}`, "m"));
    expect(output).to.match(/^manager {2}\S+ +\S+@people\.example {2}\(no name\) {2}\(identity unverified\)$/m);
    expect(output).to.match(/^member {3}never +ghost {2}\(no name\) {2}\(identity gone\)$/m);
  });

  it("imports people with their profiles, and leaves what the file does not say", async () => {
    const { id, ada, unused, files } = await anOperatedProject();
    const { exitCode, complaints } = await operate("member", "import", id, files.people);
    expect(exitCode, complaints).to.equal(0);
    const bea = await identities.getUserByEmail(`${unused}@people.example`);
    expect((await firestore.doc(`users/${bea.uid}`).get()).get("profile")).to.deep.include({ first_name: "Bea", last_name: null });
    expect((await firestore.doc(`projects/${id}/members/${bea.uid}`).get()).data()).to.deep.equal({ role: "member", uid: bea.uid });
    expect((await firestore.doc(`users/${ada.uid}`).get()).get("profile")).to.deep.include({
      first_name: "Ada",
      last_name: `Lovelace${commands}`,
    });
    expect((await firestore.doc(`projects/${id}/members/${ada.uid}`).get()).data()).to.deep.equal({ role: "admin", uid: ada.uid });
  });
});

describe("admin question", () => {
  it("answers, replaces the answer, and closes what is open", async () => {
    const { id, question } = await anOperatedProject();
    const stored = async () => (await firestore.doc(`projects/${id}/questions/${question}`).get()).data();
    expect((await operate("question", "list", id)).output).to.include("asked twice\n    Do you sell flour?");
    for (const answer of ["Yes, we do.", "Yes, organic flour."]) {
      await operate("question", "answer", id, question, answer);
      expect(await stored()).to.deep.include({ status: "answered", answer, answered_by: "operator" });
    }
    expect((await operate("question", "list", id)).output.trim()).to.equal(`No question is open in ${id}.`);
    expect((await operate("question", "list", id, "--status", "answered")).output).to.include("Answer: Yes, organic flour.");
    // An existing answer is kept: visitors are told it.
    await operate("question", "close", id, question);
    expect(await stored()).to.deep.include({ status: "answered" });
    await firestore.doc(`projects/${id}/questions/${question}`).update({ status: "open" });
    await operate("question", "close", id, question);
    expect(await stored()).to.deep.include({ status: "closed", closed_by: "operator" });
  });

  it("answers although visitors ask the same meanwhile", async () => {
    const { id, question } = await anOperatedProject();
    const ref = firestore.doc(`projects/${id}/questions/${question}`);
    const [told] = await Promise.all([
      operate("question", "answer", id, question, "Yes."),
      ...[3, 4, 5].map(async (count) => ref.update({ asked_count: count })),
    ]);
    expect(told.exitCode, told.complaints).to.equal(0);
    expect((await ref.get()).data()).to.deep.include({ status: "answered", answer: "Yes." });
  });
});

describe("admin project set", () => {
  const agent = { greeting: "", voice: "Puck", instructions: "" };

  it("sets the agent, the hours and the limits, and takes them away by a word", async () => {
    const { id } = await anOperatedProject();
    const stored = async () => (await firestore.doc(`projects/${id}`).get()).data();
    const before = await stored();
    const set = async (...words: readonly string[]): Promise<void> => {
      const { exitCode, complaints } = await operate("project", "set", id, ...words);
      expect(exitCode, complaints).to.equal(0);
    };
    await set(
      ...[
        "--unlisted-model",
        "gemini-next",
        "--end-of-speech-ms",
        "700",
        "--speech-sensitivity",
        "low",
        "--vocabulary",
        "Wolenwikke, Ørsta",
      ],
      ...["--manager-hours", "fri 9:00-17:00", "--time-zone", "Europe/Oslo", "--visitors", "anyone", "--visitor-transfers", "on"],
      ...["--limit-per-person", "ask_model=5", "--limit-per-project", "ask_model=50", "--limit-per-person", "messages=1"],
    );
    expect(await stored()).to.deep.include({
      live_agent: {
        ...agent,
        ...{ model: "gemini-next", end_of_speech_ms: 700, speech_sensitivity: "low", vocabulary: ["Wolenwikke", "Ørsta"] },
      },
      manager_hours: [{ day: 5, opens: "09:00", closes: "17:00" }],
      ...{ time_zone: "Europe/Oslo", visitors: "anyone", visitor_transfers: true },
      limits: { ask_model: { per_person: 5, per_project: 50 }, messages: { per_person: 1 } },
    });
    await set("--limit-per-person", "messages=plan", "--limit-per-project", "ask_model=plan");
    expect(await stored()).to.deep.include({ limits: { ask_model: { per_person: 5 } } });
    await set("--manager-hours", "never");
    expect(await stored()).to.deep.include({ manager_hours: [] });
    await set(
      ...["--model", "", "--end-of-speech-ms", "auto", "--speech-sensitivity", "auto", "--vocabulary", "", "--manager-hours", "always"],
      ...["--time-zone", "", "--visitors", "members", "--visitor-transfers", "off", "--limit-per-person", "ask_model=plan"],
    );
    expect(await stored()).to.deep.equal(before);
  });
});
