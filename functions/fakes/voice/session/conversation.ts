import { type Agent, type AgentEvent, toEvent } from "../agent/agent.ts";
import { closings } from "../wire/closing.ts";
import type { ClientContent, FunctionResponse } from "../wire/client-message.ts";
import type { Setup } from "../wire/setup.ts";
import { contentEntry, type Entry, type History, spokenEntry, toolEntry, writtenEntry } from "./history.ts";
import { isBlocking, type ModelRules } from "./model-rules.ts";
import { toFragments } from "./speech.ts";
import { OrphanedCalls } from "./orphaned-calls.ts";
import { type PendingCall, type Stage, Turn } from "./turn.ts";
import { turnComplete } from "./turn-complete.ts";

export interface ConversationOptions {
  readonly setup: Setup;
  readonly rules: ModelRules;
  readonly history: History;
  readonly agent: Agent;
  /** What the turns work on, except what the conversation itself adds. */
  readonly stage: Omit<Stage, "transcribes" | "isBlocking" | "onEnd">;
  readonly issueHandle: (history: History) => string;
}

/** A dialogue of a visitor and the agent: who speaks, who is interrupted, which calls are open, what was said. */
export class Conversation {
  readonly #options: ConversationOptions;
  readonly #stage: Stage;
  readonly #mayInterrupt: boolean;
  #history: History;
  #turn: Turn | undefined;
  /** What waits for the end of the turn. */
  readonly #queue: (() => void)[] = [];
  readonly #orphans = new OrphanedCalls();
  #visitorSpeaks = false;
  #unanswered = "";
  #opened: boolean;

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
    this.#announceHandle();
  }

  hearText(text: string): void {
    this.#reply(writtenEntry("user", text), toEvent(text, this.#opened), this.#mayInterrupt);
  }

  hearContent({ turns = [], turnComplete = false }: ClientContent): void {
    if (!this.#takesContent()) {
      this.#options.stage.close(closings.invalidArgument);
      return;
    }
    this.#interrupt();
    const entries = turns.map(contentEntry);
    this.#history = [...this.#history, ...entries];
    this.#unanswered = [this.#unanswered, ...entries.filter(({ role }) => role === "user").map(({ text }) => text)].join(" ").trim();
    if (!turnComplete) return;
    const text = this.#unanswered;
    this.#unanswered = "";
    this.#reply(undefined, toEvent(text, this.#opened));
  }

  #takesContent(): boolean {
    const { rules, setup } = this.#options;
    if (rules.clientContent === "always") return true;
    return setup.historyConfig?.initialHistoryInClientContent === true && !this.#history.some(({ role }) => role === "model");
  }

  beginSpeech(): void {
    this.#visitorSpeaks = true;
    if (this.#mayInterrupt) this.#interrupt();
  }

  /** The visitor has said something; `text` is empty when nobody knows what. */
  endSpeech(text: string, audioMs: number): void {
    this.#visitorSpeaks = false;
    if (this.#options.setup.inputAudioTranscription !== undefined) {
      for (const part of toFragments(text)) this.#stage.send({ serverContent: { inputTranscription: { text: part } } });
    }
    this.#reply(spokenEntry("user", text, audioMs), { kind: "said", text: text.trim() }, this.#mayInterrupt);
  }

  answerTools(responses: readonly FunctionResponse[]): void {
    const { rules, stage } = this.#options;
    const answers = responses.filter(({ id = "" }) => !this.#orphans.isCancelled(id));
    const known = answers.flatMap((answer) => {
      const { id = "" } = answer;
      const call = this.#turn?.findCall(id) ?? this.#orphans.find(id);
      return call === undefined ? [] : [{ answer, call }];
    });
    if (responses.length === 0 || known.length < answers.length) stage.close(closings.invalidArgument);
    else if (!rules.scheduling && answers.some(({ scheduling }) => scheduling !== undefined)) stage.close(closings.schedulingUnsupported);
    else for (const { answer, call } of known) this.#takeAnswer(answer, call);
  }

  /** The connection is gone. */
  stop(): void {
    this.#queue.length = 0;
    this.#turn?.interrupt();
    this.#turn = undefined;
  }

  #takeAnswer(
    { response = {}, scheduling = "WHEN_IDLE", willContinue = false }: FunctionResponse,
    { id, name, blocking }: PendingCall,
  ): void {
    const event: AgentEvent = { kind: "tool-answer", name, response };
    const turn = this.#turn;
    const when = blocking ? "WHEN_IDLE" : scheduling;
    if (turn?.findCall(id) !== undefined) {
      if (!willContinue) turn.settle(id);
      turn.add(toolEntry(name, response));
      if (when !== "INTERRUPT" || !turn.isSpeaking) {
        turn.continueWith(when === "SILENT" ? [] : this.#ask(event));
        return;
      }
    } else {
      if (!willContinue) this.#orphans.settle(id);
      this.#history = [...this.#history, toolEntry(name, response)];
    }
    if (when === "SILENT") this.#announceHandle();
    else this.#reply(undefined, event, when === "INTERRUPT" && !this.#visitorSpeaks);
  }

  /** Notes what was said and lets the agent respond: now, or when its turn is over. */
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
    const steps = this.#ask(event);
    if (steps.length === 0) {
      this.#announceHandle();
      this.#serveQueue();
      return;
    }
    this.#turn = new Turn(this.#stage);
    this.#announceHandle();
    this.#turn.continueWith(steps);
  }

  #ask(event: AgentEvent) {
    const history = [...this.#history, ...(this.#turn?.entries ?? [])];
    return this.#options.agent.respond(event, { setup: this.#options.setup, history });
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
    const { rules } = this.#options;
    this.#stage.send(turnComplete({ history: this.#history, entries, rules, isWaiting: this.#orphans.areWaiting }));
    this.#history = [...this.#history, ...entries];
    this.#turn = undefined;
    this.#announceHandle();
  }

  #serveQueue(): void {
    if (this.#turn === undefined && !this.#visitorSpeaks) this.#queue.shift()?.();
  }

  /** Tells the client how to come back to this point. While the agent speaks or waits for a tool it cannot. */
  #announceHandle(): void {
    const { setup, issueHandle } = this.#options;
    if (setup.sessionResumption === undefined) return;
    const isResumable = this.#turn === undefined && !this.#orphans.areWaiting;
    const update = isResumable ? { newHandle: issueHandle(this.#history), resumable: true as const } : {};
    this.#stage.send({ sessionResumptionUpdate: update });
  }
}
