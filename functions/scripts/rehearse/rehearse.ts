import { setTimeout as pause } from "node:timers/promises";
import { dirname } from "node:path";
import { createLectern, type LecternOptions } from "../../../web/client/src/index.ts";
import { isOfTeam } from "../../src/lib/projects/project.ts";
import type { GeminiOptions } from "../../src/lib/providers/gemini/generate-content.ts";
import type { Target } from "../admin/target.ts";
import { SetupError } from "../../local/stack/setup-error.ts";
import { failuresOf } from "./expectations.ts";
import { judgeTalk, type Judgement } from "./judge-talk.ts";
import type { Scenario } from "./scenario.ts";
import type { Span } from "./turn-taking.ts";
import { ServiceError } from "../../src/lib/platform/core/service-error.ts";
import { isSilent } from "../../../web/client/src/voice/wire.ts";
import type { Talk } from "./heard.ts";
import type { LocalStack } from "./local-stack.ts";
import { NodeConversation } from "./node-conversation.ts";
import { type Manner, perform } from "./perform.ts";
import type { ScenarioFile } from "./read-scenario.ts";
import { findRecording, frameMs, speak } from "./sound.ts";
import { makeVisitor } from "./visitor.ts";
import { visitorModel } from "./visitor-model.ts";

/** Where scenarios are rehearsed. */
export interface Stage {
  readonly target: Target;
  /** Of the hosted pages. */
  readonly origin: string;
  /** The project in Lectern. */
  readonly project: string;
  readonly isSpoken: boolean;
  /** Undefined for a deployment. */
  readonly local: LocalStack | undefined;
  /** Plays visitors who have a goal. */
  readonly gemini: GeminiOptions;
  readonly getAppCheckToken: LecternOptions["getAppCheckToken"];
  /** Whether scenarios may play managers and admins. */
  readonly hasTeam: boolean;
  /** Ends conversations in progress. */
  readonly signal: AbortSignal;
}

/** One run of a scenario. */
export interface Run extends Talk {
  /** Undefined if no model judges it. */
  readonly judgement: Judgement | undefined;
  /** Empty if all expectations were met. */
  readonly failures: readonly string[];
  readonly tookMs: number;
}

/**
 * Managers and admins can answer what visitors ask: only whoever runs the command allows that.
 *
 * @throws SetupError
 */
export const requireRole = ({ path, scenario: { visitor } }: ScenarioFile, { hasTeam }: Pick<Stage, "hasTeam">): void => {
  if (hasTeam || visitor.role === "anonymous" || !isOfTeam(visitor.role)) return;
  throw new SetupError(
    `${path} plays somebody of the team (visitor.role: ${visitor.role}), who can answer questions and close messages of real visitors. ` +
      "If you trust this file, add --team: what was changed is restored afterwards.",
  );
};

/** Runs a scenario with a new visitor, who is then removed with everything that was stored. */
export const rehearse = async ({ path, scenario }: ScenarioFile, stage: Stage): Promise<Run> => {
  const startedMs = performance.now();
  requireRole({ path, scenario }, stage);
  const { target, origin, project, isSpoken, local, gemini, getAppCheckToken, signal } = stage;
  if (isJudged(scenario) && gemini.apiKey() === "")
    throw new SetupError(`${path} needs a model to play the visitor or to judge: set GEMINI_API_KEY to a Gemini key.`);
  const { goal, temper, facts, ...person } = scenario.visitor;
  await using visitor = await makeVisitor({ target, origin, project }, person);
  let token = "";
  const { live } = createLectern({ baseUrl: origin, getIdToken: async () => visitor.idToken, getAppCheckToken }).project(project);
  const conversation = new NodeConversation({
    live,
    onSession: async (session) => {
      ({ token } = session);
      await local?.direct(token, scenario.local);
    },
    telephone: local?.telephone,
  });
  const stop = (): void => void conversation.stop();
  signal.addEventListener("abort", stop, { once: true });
  const say = async (text: string, { wav, language = person.language }: Manner): Promise<Span> => {
    const fromMs = performance.now();
    if (!isSpoken) {
      conversation.tell({ kind: "typed", text });
      return { fromMs, toMs: fromMs };
    }
    const recording = wav === undefined ? undefined : await findRecording(dirname(path), wav);
    const frames = await speak(text, { wav: recording, language });
    await local?.hear(token, text);
    const beganMs = performance.now();
    let toMs = beganMs;
    for (const data of frames) {
      conversation.tell({ kind: "speech", data });
      await pause(frameMs);
      if (!isSilent(data)) toMs = performance.now();
    }
    return { fromMs: beganMs, toMs };
  };
  const improvise = goal === undefined ? undefined : visitorModel(gemini, { goal, temper, facts, language: person.language });
  const talk = await perform(scenario, conversation, { say, isSpoken, improvise }).finally(stop);
  signal.removeEventListener("abort", stop);
  const judged = await judge(talk, scenario, gemini);
  return { ...judged, failures: failuresOf(judged, scenario), tookMs: performance.now() - startedMs };
};

const isJudged = ({ visitor, expect }: Scenario): boolean => visitor.goal !== undefined || expect?.faithful === true;

/** A conversation that could not be carried out has failed whatever anybody says of it. */
const judge = async (talk: Talk, scenario: Scenario, gemini: GeminiOptions): Promise<Omit<Run, "failures" | "tookMs">> => {
  if (!isJudged(scenario) || talk.trouble !== undefined) return { ...talk, judgement: undefined };
  try {
    return { ...talk, judgement: await judgeTalk(gemini, { goal: scenario.visitor.goal, turns: talk.turns }) };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return { ...talk, judgement: undefined, trouble: `The model that judges the conversation gave no answer: ${error.code}.` };
  }
};
