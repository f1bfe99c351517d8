import { expect } from "chai";
import * as z from "zod";
import { firestore } from "../../../support/admin-app.ts";
import { voiceControl } from "../../../support/control-voice.ts";
import { geminiOfStack, startInstance } from "../../../support/instances.ts";
import { ask, aSite, publish } from "./asked-site.ts";

const Line = z.looseObject({ message: z.string(), severity: z.string(), outcome: z.optional(z.string()), model: z.optional(z.string()) });

const linesOf = (log: string) =>
  log
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => Line.parse(JSON.parse(line)));

describe("two models that read the pages", () => {
  afterEach(voiceControl.forgetGenerations);

  it("answer a question in turn, when the first fails or is late, and it is counted once", async () => {
    const visitor = await aSite();
    await publish(visitor, { slug: "rent", content: "Helmets are free." });
    await voiceControl.judge([{ question: "", words: "Helmets are free." }]);
    // No other test uses these.
    const ASK_MODEL = "gemini-3.7-flash, gemini-3.6-flash";
    await using instance = await startInstance("liveToolsExecute", { ...geminiOfStack, ASK_MODEL });
    for (const fault of ["503", "hang"] as const) {
      await voiceControl.failGenerate({ fault, model: "gemini-3.7-flash", times: 1 });
      expect((await ask(visitor, `Are helmets free, ${fault}?`, { base: instance.url })).result).to.include("Helmets are free.");
    }
    expect(await voiceControl.generations("Helmets are free.")).to.have.length(4);
    const judged = linesOf(instance.log()).filter(({ message }) => message === "a question was judged");
    expect(judged.map(({ severity, outcome, model }) => ({ severity, outcome, model }))).to.deep.equal(
      [1, 2].map(() => ({ severity: "INFO", outcome: "answered", model: "gemini-3.6-flash" })),
    );
    expect(judged.map(({ ms }) => typeof ms)).to.deep.equal(["number", "number"]);
    const failed = linesOf(instance.log()).filter(({ message }) => message === "the language model for questions failed");
    expect(failed.map(({ outcome, model }) => ({ outcome, model }))).to.deep.equal([
      { outcome: "provider_down", model: "gemini-3.7-flash" },
    ]);
    const budgets = await firestore.collection(`projects/${visitor.projectId}/daily_budgets`).get();
    expect(budgets.docs.map((record): unknown => record.get("counts"))).to.deep.equal([{ ask_model: 2 }, { ask_model: 2 }]);
  });
});
