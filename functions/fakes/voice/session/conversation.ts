import { type Agent, type AgentEvent, type AgentStep, toEvent } from "../agent/agent.ts";
import { closings } from "../wire/closing.ts";
import type { ClientContent, FunctionResponse } from "../wire/client-message.ts";
import type { Setup } from "../wire/setup.ts";
import { contentEntry, type Entry, type History, spokenEntry, toolEntry, writtenEntry } from "../agent/history.ts";
import { halvesOf, pauseMs } from "./misheard.ts";
import { Mishaps } from "./mishaps.ts";
import { isBlocking, type ModelRules, takesContent, toPossible } from "../agent/model-rules.ts";
import { toFragments } from "./speech.ts";
import { OrphanedCalls } from "./orphaned-calls.ts";
import { type PendingCall, type Stage, Turn } from "./turn.ts";
import { turnComplete } from "./turn-complete.ts";

interface ConversationOptions {
  readonly setup: Setup;
  readonly rules: ModelRules;
  readonly history: History;
  readonly agent: Agent;
  /** What turns need, without what the conversation itself provides. */
  readonly stage: Omit<Stage, "transcribes" | "isBlocking" | "onEnd">;
  readonly issueHandle: (history: History) => string;
}

/** 820 ms from the beginning of the voice, measured on 3.1. */
const slowYieldMs = 820;

/** A dialogue between a visitor and the agent: who is speaking or interrupted, which calls are open, and what was said. */
export class Conversation {
  readonly #options: ConversationOptions;
  readonly #stage: Stage;
  readonly #mayInterrupt: boolean;
  #history: History;
  #turn: Turn | undefined;
  /** Actions that wait until the turn ends. */
  readonly #queue: (() => void)[] = [];
  readonly #orphans = new OrphanedCalls();
  #visitorSpeaks = false;
  #stopYielding: (() => void) | undefined;
  /** Whether the visitor is speaking over the agent. */
  #isInterrupting = false;
  #forgetRest: (() => void) | undefined;
  #unanswered = "";
  #opened: boolean;
  readonly mishaps: Mishaps;

  constructor(options: ConversationOptions) {
    const { setup, rules, history, stage } = options;
    this.#options = options;
    this.#history = history;
    this.#opened = history.length > 0;
    this.#mayInterrupt = setup.realtimeInputConfig?.activityHandling !== "NO_INTERRUPTION";
    this.#stage = {
      ...stage,
      transcribes: setup.outputAudioTranscription !== undefined,
      isBlocking: (name) => isBlocking(name, setup, rules),
      onEnd: () => {
        this.#endTurn();
      },
    };
    this.mishaps = new Mishaps(this.#stage);
    this.#announceHandle();
  }

  readonly abortsOnAudio = (): boolean => this.#turn?.isBlocked === true && this.#stage.fails("abort-on-audio");

  hearText(text: string): void {
    if (this.#stage.fails("ignore-text")) return;
    this.#reply(writtenEntry("user", text), toEvent(text, this.#opened), this.#mayInterrupt);
  }

  hearContent({ turns = [], turnComplete = false }: ClientContent): void {
    const { rules, setup, stage } = this.#options;
    if (!takesContent(rules, setup, this.#history)) {
      stage.close(closings.invalidArgument);
      return;
    }
    if (turnComplete && this.#stage.fails("ignore-text")) return;
    this.#interrupt();
    const entries = turns.map(contentEntry);
    this.#history = [...this.#history, ...entries];
    this.#unanswered = [this.#unanswered, ...entries.filter(({ role }) => role === "user").map(({ text }) => text)].join(" ").trim();
    this.mishaps.waitsForContent = !turnComplete && rules.waitsBehindContent;
    if (!turnComplete) return;
    const text = this.#unanswered;
    this.#unanswered = "";
    this.#reply(undefined, toEvent(text, this.#opened));
  }

  beginSpeech(): void {
    this.#visitorSpeaks = true;
    this.#isInterrupting = this.#turn !== undefined;
    if (!this.#mayInterrupt) return;
    if (this.#turn === undefined || !this.#stage.fails("slow-yield")) {
      this.#interrupt();
      return;
    }
    this.#stopYielding = this.#stage.clock.after(slowYieldMs / this.#stage.settings().speed, () => {
      this.#stopYielding = undefined;
      this.#interrupt();
    });
  }

  /** Called when the visitor has finished speaking; `text` is empty if there is no transcript. */
  endSpeech(text: string, audioMs: number): void {
    const { clock, fails, settings } = this.#stage;
    const [first, rest] = halvesOf(text);
    if (fails("unheard")) {
      this.#visitorSpeaks = false;
      this.#serveQueue();
      return;
    }
    if (this.#isInterrupting && text !== "" && fails("lose-beginning")) {
      this.#hearSpeech(rest, audioMs / 2);
      return;
    }
    const isCut = rest !== "" && fails("end-at-pause");
    this.#hearSpeech(isCut ? first : text, isCut ? audioMs / 2 : audioMs);
    if (!isCut) return;
    this.#forgetRest = clock.after(pauseMs / settings().speed, () => {
      this.beginSpeech();
      this.#hearSpeech(rest, audioMs / 2);
    });
  }

  #hearSpeech(text: string, audioMs: number): void {
    this.#visitorSpeaks = false;
    this.#transcribe(text);
    if (this.#stopYielding !== undefined) {
      // The agent does not notice the interruption.
      this.#stopYielding();
      this.#stopYielding = undefined;
      return;
    }
    this.#reply(spokenEntry("user", text, audioMs), { kind: "said", text: text.trim() }, this.#mayInterrupt);
  }

  #transcribe(text: string): void {
    const { setup, rules } = this.#options;
    if (setup.inputAudioTranscription === undefined) return;
    const parts = rules.transcribesWhole ? [text].filter((whole) => whole !== "") : toFragments(text);
    for (const part of this.#stage.fails("repeat-transcript") ? [...parts, ...parts] : parts)
      this.#stage.send({ serverContent: { inputTranscription: { text: part } } });
  }

  answerTools(responses: readonly FunctionResponse[]): void {
    const { rules, stage } = this.#options;
    const answers = responses.filter(({ id = "" }) => !this.#orphans.isCancelled(id));
    const known = answers.flatMap((answer) => {
      const { id = "", name } = answer;
      const call = this.#turn?.findCall(id, name) ?? this.#orphans.find(id);
      return call === undefined ? [] : [{ answer, call }];
    });
    if (responses.length === 0 || known.length < answers.length) stage.close(closings.invalidArgument);
    else if (!rules.scheduling && answers.some(({ scheduling }) => scheduling !== undefined)) stage.close(closings.schedulingUnsupported);
    else if (!this.#stage.fails("lose-tool-answer")) for (const { answer, call } of known) this.#takeAnswer(answer, call);
  }

  /** Called when the connection is gone. */
  stop(): void {
    this.#stopYielding?.();
    this.#forgetRest?.();
    this.#queue.length = 0;
    this.#turn?.interrupt();
    this.#turn = undefined;
  }

  #takeAnswer({ response = {}, scheduling = "WHEN_IDLE", willContinue = false }: FunctionResponse, call: PendingCall): void {
    const { name, blocking } = call;
    const event: AgentEvent = { kind: "tool-answer", name, response };
    const turn = this.#turn;
    const when = blocking ? "WHEN_IDLE" : scheduling;
    if (turn?.has(call) === true) {
      if (!willContinue) turn.settle(call);
      turn.add(toolEntry(name, response));
      if (when !== "INTERRUPT" || !turn.isSpeaking) {
        this.mishaps.orSleep(() => {
          turn.continueWith(when === "SILENT" ? [] : this.#ask(event));
        });
        return;
      }
    } else {
      if (!willContinue) this.#orphans.settle(call);
      this.#history = [...this.#history, toolEntry(name, response)];
    }
    if (when === "SILENT") this.#announceHandle();
    else this.#reply(undefined, event, when === "INTERRUPT" && !this.#visitorSpeaks);
  }

  /** Records what was said and lets the agent respond, now or after the current turn. */
  #reply(entry: Entry | undefined, event: AgentEvent, mayInterrupt = true): void {
    if (this.#visitorSpeaks || (this.#turn !== undefined && !mayInterrupt)) {
      this.#queue.push(() => {
        this.#reply(entry, event, mayInterrupt);
      });
      return;
    }
    this.#interrupt();
    this.#opened = true;
    if (entry !== undefined) this.#history = [...this.#history, entry];
    const steps = event.kind !== "tool-answer" && this.mishaps.isSilenced() ? [] : this.#ask(event);
    if (steps.length === 0) {
      this.#announceHandle();
      this.#serveQueue();
      return;
    }
    this.#turn = new Turn(this.mishaps.stage());
    this.#announceHandle();
    this.#turn.continueWith(this.mishaps.delay(steps, entry?.modality === "AUDIO"));
  }

  #ask(event: AgentEvent): readonly AgentStep[] {
    const { setup, rules, agent } = this.#options;
    const history = [...this.#history, ...(this.#turn?.entries ?? [])];
    return agent.respond(event, { setup, history }).map((step) => toPossible(step, setup, rules));
  }

  #interrupt(): void {
    if (this.#turn === undefined) return;
    const ids = this.#orphans.adopt(this.#turn.interrupt());
    if (ids.length > 0) this.#stage.send({ toolCallCancellation: { ids } });
    this.#stage.send({ serverContent: { interrupted: true } });
    this.#completeTurn(this.#turn);
  }

  #endTurn(): void {
    if (this.#turn !== undefined) this.#completeTurn(this.#turn);
    this.#serveQueue();
  }

  #completeTurn({ entries }: Turn): void {
    this.#stage.send(turnComplete({ ...this.#options, history: this.#history, entries, isWaiting: this.#orphans.areWaiting }));
    this.#history = [...this.#history, ...entries];
    this.#turn = undefined;
    this.#announceHandle();
  }

  #serveQueue(): void {
    if (this.#turn === undefined && !this.#visitorSpeaks) this.#queue.shift()?.();
  }

  /** Sends a handle for resuming here. Not possible while the agent speaks or waits for a tool. */
  #announceHandle(): void {
    const { setup, issueHandle } = this.#options;
    if (setup.sessionResumption === undefined) return;
    const isResumable = this.#turn === undefined && !this.#orphans.areWaiting;
    const update = isResumable ? { newHandle: issueHandle(this.#history), resumable: true as const } : {};
    this.#stage.send({ sessionResumptionUpdate: update });
  }
}
