import { setTimeout as pause } from "node:timers/promises";
import { ServiceError } from "../../src/lib/platform/core/service-error.ts";
import type { Expectation, Scenario, Step } from "./scenario.ts";
import type { Talk, Turn } from "./heard.ts";
import type { NodeConversation } from "./node-conversation.ts";
import type { Sentence, Span } from "./turn-taking.ts";
import type { Improvise } from "./visitor-model.ts";

/** How a sentence is spoken. */
export type Manner = Pick<Step, "wav" | "language">;

/** The visitor's part of the conversation. */
interface Part {
  /** By text or sound. Resolves when it was said, with the time that this took. */
  readonly say: (text: string, manner: Manner) => Promise<Span>;
  /** True for sound, whose transcript arrives after it was said. */
  readonly isSpoken: boolean;
  readonly improvise: Improvise | undefined;
}

/** 15 s: nobody waits longer for a sign that they were heard. */
const unheardMs = 15_000;

/** Holds the conversation of a scenario until its end. */
export const perform = async (scenario: Scenario, conversation: NodeConversation, part: Part): Promise<Talk> => {
  const turns: Turn[] = [];
  const sentences: Sentence[] = [];
  let speech: Span | undefined;
  let trouble: string | undefined;
  const note = (said: string | undefined, expected: Expectation | undefined): void => {
    const { late, ...heard } = conversation.take();
    const before = turns.pop();
    // The interrupted speech was the answer to the previous sentence.
    if (before !== undefined) turns.push({ ...before, spoken: (before.spoken + late).trim() });
    turns.push({ ...heard, said, expected });
    if (speech !== undefined) sentences.push({ ...speech, quietMs: performance.now() });
    speech = undefined;
  };
  const untilQuiet = async (): Promise<void> => {
    if (!(await conversation.until(() => conversation.isQuiet))) trouble = "The agent did not come to an end within 90 seconds.";
  };
  const say = async (text: string, manner: Manner = {}): Promise<void> => {
    const { signs } = conversation;
    speech = await part.say(text, manner);
    if (part.isSpoken && !(await conversation.until(() => conversation.signs > signs, unheardMs))) trouble = `“${text}” was not heard.`;
  };
  const isGoingOn = (): boolean => trouble === undefined && conversation.state.kind !== "ended";

  conversation.tell({ kind: "start", isWritten: !part.isSpoken });
  await untilQuiet();
  note(undefined, undefined);
  for (const [index, step] of (scenario.talk ?? []).entries()) {
    if (!isGoingOn()) break;
    const said = step.says ?? step.interrupts;
    if (step.interrupts !== undefined && conversation.isQuiet)
      trouble = `“${step.interrupts}” could interrupt nobody: the agent had said all.`;
    else if (said === undefined) await pause((step.waits ?? 0) * 1_000);
    else await say(said, step);
    const isCutShort = scenario.talk?.[index + 1]?.interrupts !== undefined;
    if (isCutShort) await conversation.until(() => conversation.isSpeaking || conversation.isQuiet);
    else await untilQuiet();
    note(said, step.expect);
  }
  const deadlineMs = performance.now() + scenario.minutes * 60_000;
  for (let count = 0; part.improvise !== undefined && count < scenario.turns && isGoingOn() && performance.now() < deadlineMs; count++) {
    const said = await part.improvise(turns).catch((error: unknown) => {
      if (!(error instanceof ServiceError)) throw error;
      trouble = `The model that plays the visitor gave no answer: ${error.code}.`;
      return undefined;
    });
    if (said === undefined) break;
    await say(said);
    await untilQuiet();
    note(said, undefined);
  }
  const { state } = conversation;
  const { directions } = conversation.captions;
  const isFinished = turns.length > (scenario.talk?.length ?? 0);
  // Whoever has said goodbye has ended it themselves.
  const ended = state.kind === "ended" && !(state.reason.code === "stopped" && isFinished) ? state.reason : undefined;
  await conversation.stop();
  return { turns, ended, directions, trouble, timeline: { sentences, agent: conversation.loudspeaker.spans } };
};
