import type { AgentStep } from "../agent/agent.ts";
import { announcement, directions } from "./misheard.ts";
import { silentSound } from "./speech.ts";
import type { Stage } from "./turn.ts";

/** 50 s from the transcript to the answer, measured on 3.1. */
const lateMs = 50_000;

/** 300 ms of thinking, with nothing said in the end. */
const emptyMs = 300;

/** The reported ways in which a conversation falls silent. */
export class Mishaps {
  readonly #stage: Stage;
  /** Whether content has arrived that does not complete its turn. */
  waitsForContent = false;
  /** Whether the visitor's words were swallowed. */
  #isDead = false;
  /** What the model will say after the next realtime input. */
  #asleep: (() => void) | undefined;

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  /** Whether the visitor's utterance gets no answer. */
  isSilenced(): boolean {
    if (this.waitsForContent) return true;
    const { send, fails } = this.#stage;
    if (this.#isDead) {
      this.#isDead = false;
      send({ serverContent: { turnComplete: true } });
      return true;
    }
    this.#isDead = fails("swallow");
    if (this.#isDead) return true;
    if (!fails("reject")) return false;
    send({ serverContent: { turnComplete: true, turnCompleteReason: "RESPONSE_REJECTED" } });
    return true;
  }

  /** The stage for a turn. */
  stage(): Stage {
    const { fails, settings } = this.#stage;
    if (!fails("silent-sound")) return this.#stage;
    return { ...this.#stage, speak: async (text) => Promise.resolve(silentSound(text.length * settings().characterMs)) };
  }

  delay(steps: readonly AgentStep[], isToSpeech: boolean): readonly AgentStep[] {
    const { fails } = this.#stage;
    if (isToSpeech && fails("empty-turn")) return [{ kind: "wait", ms: emptyMs }];
    const isRepeating = steps.some(({ kind }) => kind === "call") && fails("repeat-before-call");
    const said = [
      ...(fails("stage-directions") ? directions.map((text) => ({ kind: "say" as const, text })) : []),
      ...(isRepeating ? Array.from({ length: 3 }, () => ({ kind: "say" as const, text: announcement })) : []),
      ...steps,
    ];
    return fails("late") ? [{ kind: "wait", ms: lateMs }, ...said] : said;
  }

  /** Speaks now, or after the next realtime input. */
  orSleep(say: () => void): void {
    if (this.#stage.fails("needs-kick")) this.#asleep = say;
    else say();
  }

  /** Call for realtime input. Returns whether the model was waiting for it. */
  wake(): boolean {
    const asleep = this.#asleep;
    this.#asleep = undefined;
    asleep?.();
    return asleep !== undefined;
  }
}
