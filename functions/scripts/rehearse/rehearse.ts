import { setTimeout as pause } from "node:timers/promises";
import { dirname } from "node:path";
import { createLectern, type LecternOptions } from "../../../web/client/src/index.ts";
import { isOfTeam } from "../../src/lib/projects/project.ts";
import type { GeminiOptions } from "../../src/lib/providers/gemini/generate-content.ts";
import type { Target } from "../admin/target.ts";
import { SetupError } from "../stack/setup-error.ts";
import { failuresOf } from "./expectations.ts";
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
  if (scenario.goal !== undefined && gemini.apiKey() === "")
    throw new SetupError(`${path} has a goal for a model that plays the visitor: put a key of Gemini into GEMINI_API_KEY.`);
  await using visitor = await makeVisitor({ target, origin, project }, scenario.visitor);
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
  const say = async (text: string, { wav, language = scenario.visitor.language }: Manner): Promise<void> => {
    if (!isSpoken) {
      conversation.tell({ kind: "typed", text });
      return;
    }
    const recording = wav === undefined ? undefined : await findRecording(dirname(path), wav);
    const frames = await speak(text, { wav: recording, language });
    await local?.hear(token, text);
    for (const data of frames) {
      conversation.tell({ kind: "speech", data });
      await pause(frameMs);
    }
  };
  const { goal, visitor: profile } = scenario;
  const improvise = goal === undefined ? undefined : visitorModel(gemini, { goal, visitor: profile });
  const talk = await perform(scenario, conversation, { say, isSpoken, improvise }).finally(stop);
  signal.removeEventListener("abort", stop);
  return { ...talk, failures: failuresOf(talk, scenario), tookMs: performance.now() - startedMs };
};
