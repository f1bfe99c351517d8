import { execFile } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { expect } from "chai";
import * as z from "zod";
import { readScenario } from "../../../scripts/rehearse/read-scenario.ts";
import { rehearse, type Run, type Stage } from "../../../scripts/rehearse/rehearse.ts";
import { functionsDir } from "../../../local/stack/paths.ts";
import { firestore } from "../../support/admin-app.ts";
import { rehearseAll } from "../../../scripts/rehearse/rehearse-all.ts";
import { stack } from "../../support/stack-addresses.ts";
import { anOpenProject } from "../../support/anonymous-visitors.ts";
import { aLivePage, aProject } from "../../support/projects.ts";
import { aVoiceProject } from "../../support/visitors.ts";
import { turnTakingIn } from "../../../scripts/rehearse/turn-taking.ts";
import { aStage } from "./stage.ts";

const folder = mkdtempSync(join(tmpdir(), "lectern-rehearsal-"));
copyFileSync(join(functionsDir, "test/pages/voice/sounds/hours.wav"), join(folder, "hours.wav"));

const aFile = (name: string, yaml: string): string => {
  const path = join(folder, `${name}.yaml`);
  writeFileSync(path, `name: ${name}\n${yaml}`);
  return path;
};

let files = 0;

const hold = async (site: string, yaml: string, changes: Partial<Stage> = {}): Promise<Run> =>
  rehearse(readScenario(aFile(`talk ${++files}`, yaml)), { ...(await aStage(site)), ...changes });

describe("a rehearsal", () => {
  it("is held by the scenario's visitor, if the project admits them", async () => {
    const yaml = "talk: [{says: Show my profile, expect: {cards: [{card_id: profile_card, data: {first_name: Ada, language: nb}}]}}]\n";
    const site = await aVoiceProject();
    expect((await hold(site, `visitor: {first_name: Ada, language: nb}\n${yaml}`)).failures).to.deep.equal([]);
    const anonymous = "visitor: {role: anonymous}\ntalk: [{says: I like bikes, expect: {spoken: I like bikes}}]\n";
    expect((await hold(await anOpenProject(), anonymous)).failures).to.deep.equal([]);
    const refused = await hold(site, anonymous);
    expect(refused.failures).to.have.length(1);
    expect(refused.failures[0]).to.match(/^The conversation ended too early: ./);
    expect(refused.turns).to.have.length(1);
  });

  it("fails where the site says otherwise, or has no agent", async () => {
    const site = await aVoiceProject();
    await aLivePage({ id: site, templateId: "article" }, { content: "# Hours\n\nOn Saturday: 10:00 to 14:00." });
    const talk = "talk: [{says: When are you open on Saturday?, expect: {spoken: '15:00'}}]\n";
    expect((await hold(site, talk)).failures.join())
      .to.include("did not say “15:00”. It said: “")
      .and.include("On Saturday: 10:00 to 14:00");
    const mute = await aProject({ modules: { voice: false, onboarding: false } });
    expect((await hold(mute.id, talk)).failures.join()).to.match(/^The conversation ended too early/);
  });

  it("fails if there is no speech to interrupt", async () => {
    const run = await hold(await aVoiceProject(), "talk: [{waits: 0.1}, {interrupts: Stop}]\n");
    expect(run.failures).to.deep.equal(["“Stop” could interrupt nobody: the agent had said all."]);
  });

  it("reports what the agent had said when it was interrupted, as the answer to the sentence before", async () => {
    const long = "Wheels, brakes, gears, chains, saddles, bells and lamps: we repair all of it, and now you know everything.";
    const yaml = `talk: [{says: Tell me all}, {interrupts: I like bikes, expect: {interrupted: true}}]
local: {agent: [{when: {text: Tell me all}, then: [{kind: say, text: "${long}"}]}]}\n`;
    const run = await hold(await aVoiceProject(), yaml);
    expect(run.failures).to.deep.equal([]);
    const [, interrupted, last] = run.turns.map(({ spoken }) => spoken);
    expect(interrupted)
      .to.match(/^Wheels,/)
      .and.not.include("everything");
    expect(last).to.equal("You said: I like bikes");
  });

  it("is held by sound, from a recording or by a synthesizer in the language of each sentence @nightly", async () => {
    const path = process.env["PATH"];
    const spoken = join(folder, "spoken.txt");
    // It says everything as the recording does, and writes down what it should have said.
    const synthesizer = `#!/bin/sh\necho "$5 $7" >> ${spoken}\ncat ${join(folder, "hours.wav")}\n`;
    writeFileSync(join(folder, "espeak-ng"), synthesizer, { mode: 0o755 });
    process.env["PATH"] = `${folder}${delimiter}${path ?? ""}`;
    try {
      const yaml = [
        "talk:",
        "  - {says: I like bikes, wav: hours.wav, expect: {spoken: I like bikes}}",
        "  - {says: Jeg liker sykler, language: nb, expect: {spoken: Jeg liker sykler}}\n",
      ].join("\n");
      const run = await hold(await aVoiceProject(), yaml, { isSpoken: true });
      expect(run.failures).to.deep.equal([]);
      // The silence after a sentence is no part of it.
      expect(turnTakingIn(run.timeline)).to.deep.include({ unanswered: 0, overlapsMs: [] });
      expect(turnTakingIn(run.timeline).yieldsMs).to.have.length(2);
      expect(readFileSync(spoken, "utf8")).to.equal("nb Jeg liker sykler\n");
    } finally {
      process.env["PATH"] = path;
    }
  });

  it("is held by a model with a goal, until it has what it came for", async () => {
    const said = [
      { says: "I like bikes", is_done: false },
      { says: "", is_done: true },
      { reached: true, why: "They said it.", unfounded: [] },
    ];
    const answer = (): Response =>
      Response.json({ candidates: [{ finishReason: "STOP", content: { parts: [{ text: JSON.stringify(said.shift()) }] } }] });
    const site = await aVoiceProject();
    const { gemini } = await aStage(site);
    const run = await hold(site, "visitor: {goal: Say what you like}\ntalk: [{says: Show my profile}]\nexpect: {spoken: I like bikes}\n", {
      gemini: { ...gemini, fetch: async () => answer() },
    });
    expect(run.failures).to.deep.equal([]);
    expect(run.turns.map((turn) => turn.said)).to.deep.equal([undefined, "Show my profile", "I like bikes"]);
    expect(run.judgement).to.deep.equal({ isReached: true, why: "They said it.", unfounded: [] });
    const { sentences, agent } = run.timeline;
    expect(turnTakingIn({ sentences, agent })).to.deep.include({ unanswered: 0, overlapsMs: [] });
    expect(sentences).to.have.length(2);
  });

  it("fails where the agent claims what it was not told, and where the visitor's goal is missed", async () => {
    const site = await aVoiceProject();
    const lines = (text: string): string => `local: {agent: [{when: {text: helmet}, then: [{kind: say, text: "${text}"}]}]}\n`;
    const visitor = "visitor: {goal: Find out what a helmet costs, temper: in a hurry}\n";
    const claimed = await hold(site, `${visitor}${lines("A helmet costs 90 kr.")}`);
    expect(claimed.failures).to.deep.equal([
      "The agent claimed “A helmet costs 90 kr.”, which nothing it was told supports: No tool has answered 90.",
    ]);
    const unanswered = await hold(site, `${visitor}${lines("Good question.")}`);
    expect(unanswered.failures.join()).to.match(/^The visitor did not get what they wanted \(“Find out what a helmet costs”\): /);
    expect(unanswered.turns).to.have.length(3);
    expect((await hold(site, `${visitor}expect: {reached: false}\n${lines("Good question.")}`)).failures).to.deep.equal([]);
  });

  it("needs a key for that, and fails where the model does not answer", async () => {
    const site = await aVoiceProject();
    const { gemini } = await aStage(site);
    const goal = "visitor: {goal: Say what you like}\n";
    const refused = await hold(site, goal, { gemini: { ...gemini, apiKey: () => "" } }).catch(String);
    expect(refused).to.match(/set GEMINI_API_KEY to a Gemini key/);
    const judged = "talk: [{waits: 0.1}]\nexpect: {faithful: true}\n";
    expect(await hold(site, judged, { gemini: { ...gemini, apiKey: () => "" } }).catch(String)).to.include("needs a model");
    const run = await hold(site, goal, { gemini: { ...gemini, fetch: async () => Response.json({}, { status: 503 }) } });
    expect(run.failures).to.deep.equal(["The model that plays the visitor gave no answer: provider_down."]);
  });

  it("ends, with all that are still to come, where one of them cannot be held at all", async () => {
    const site = await aVoiceProject();
    const stage = await aStage(site);
    const talk = readScenario(aFile("talk", "talk: [{says: I like bikes}]\n"));
    let begun = 0;
    const { local, gemini } = stage;
    const direct: NonNullable<Stage["local"]>["direct"] = async (...words) => {
      begun += 1;
      await local?.direct(...words);
    };
    const changed: Stage = { ...stage, gemini: { ...gemini, apiKey: () => "" }, local: local && { ...local, direct } };
    const all = [readScenario(aFile("goal", "visitor: {goal: Say what you like}\n")), ...Array.from({ length: 9 }, () => talk)];
    const failure = await rehearseAll(all, changed, { times: 1, onDone: () => undefined }).catch(String);
    expect(failure).to.include("GEMINI_API_KEY");
    expect(begun).to.be.within(1, 3);
    expect((await firestore.collection(`projects/${site}/members`).get()).size).to.equal(0);
  });

  it("admits no visitor with the same question before the previous one is forgotten", async () => {
    const site = await aVoiceProject();
    const stage = await aStage(site);
    const { local } = stage;
    const present: number[] = [];
    const direct: NonNullable<Stage["local"]>["direct"] = async (...words) => {
      present.push((await firestore.collection(`projects/${site}/members`).get()).size);
      await local?.direct(...words);
    };
    const asks = "talk: [{says: 'Do you sell tandems, and for how much?', expect: {passed_on: true}}]\n";
    const all = ["asks", "asks too"].map((name) => readScenario(aFile(name, asks)));
    const held = await rehearseAll(all, { ...stage, local: local && { ...local, direct } }, { times: 2, onDone: () => undefined });
    expect(held.map(({ runs }) => runs.map(({ failures }) => failures))).to.deep.equal([
      [[], []],
      [[], []],
    ]);
    expect(present).to.deep.equal([1, 1, 1, 1]);
    expect((await firestore.collection(`projects/${site}/questions`).get()).size).to.equal(0);
  });

  it("cannot telephone with a deployment: the agent hears of it, and nobody is left behind @nightly", async () => {
    const site = await aVoiceProject({ manager_phone: "+12025550110" });
    const talk =
      "talk: [{says: I want to talk to a person, expect: {tools: [{name: transfer_to_manager}], spoken: No phone call is possible}}]\n";
    expect((await hold(site, talk, { local: undefined })).failures).to.deep.equal([]);
    for (const collection of ["members", "transfers", "live_usage"])
      expect((await firestore.collection(`projects/${site}/${collection}`).get()).size, collection).to.equal(0);
  });

  const Report = z.object({ passed: z.boolean(), pass_powers: z.array(z.number()), scenarios: z.array(z.object({ passed: z.number() })) });

  it("is run by a command that reports, and ends with 1 unless all passed every time @nightly", async () => {
    const site = await aVoiceProject();
    const good = aFile("good", "talk: [{says: I like bikes, expect: {spoken: bikes}}]\n");
    const bad = aFile("bad", "talk: [{says: I like bikes, expect: {spoken: cars}}]\n");
    const { code, output, complaints } = await runCommand(site, good, bad, "--local", "--times", "2", "--json");
    expect(code, complaints).to.equal(1);
    expect(complaints).to.include("4 conversations with the stack on this machine: nothing is paid for.");
    expect(complaints)
      .to.match(/FAILED {2}bad .*0 of 2 times/)
      .and.to.include("1 of 2 scenarios passed all 2 times. pass^1 50 %, pass^2 50 %");
    const report = Report.parse(JSON.parse(output));
    expect(report).to.deep.include({ passed: false, pass_powers: [0.5, 0.5] });
    expect(report.scenarios).to.deep.equal([{ passed: 2 }, { passed: 0 }]);
    expect((await runCommand("no-site", good, "--local")).complaints).to.include('There is no site "no-site"');
  });
});

const runCommand = async (...words: readonly string[]) =>
  new Promise<{ readonly code: number; readonly output: string; readonly complaints: string }>((resolve) => {
    const script = join(functionsDir, "scripts/rehearse.ts");
    const env = { ...process.env, FIRESTORE_EMULATOR_HOST: stack.firestoreHost, FIREBASE_AUTH_EMULATOR_HOST: stack.authHost };
    execFile(process.execPath, [script, ...words], { env }, (error, output, complaints) => {
      resolve({ code: typeof error?.code === "number" ? error.code : 0, output, complaints });
    });
  });
