import { randomBytes } from "node:crypto";
import type { AgentStep } from "../agent/agent.ts";
import type { Clock } from "../../time/clock.ts";
import { sleepUntilAborted } from "../../time/waiting.ts";
import type { Settings } from "../settings.ts";
import type { Closing } from "../wire/closing.ts";
import type { FunctionCall, ServerMessage } from "../wire/server-message.ts";
import { type Entry, spokenEntry } from "../agent/history.ts";
import type { Fails } from "./live-fault.ts";
import { outputMimeType, partOf, soundChunks, toFragments, toneChunks } from "./speech.ts";

/** What a turn needs. */
export interface Stage {
  readonly clock: Clock;
  readonly settings: () => Settings;
  readonly send: (message: ServerMessage) => void;
  readonly transcribes: boolean;
  readonly isBlocking: (toolName: string) => boolean;
  readonly fails: Fails;
  /** The sentence as sound: PCM, 16 bit, mono, 24 kHz. Undefined for tones that are as long as a person would speak. */
  readonly speak: (text: string) => Promise<Buffer | undefined>;
  readonly goAway: (timeLeftMs: number) => void;
  readonly close: (closing: Closing) => void;
  readonly drop: () => void;
  /** Called when the turn is over: everything was said, heard and answered. */
  readonly onEnd: () => void;
}

export interface PendingCall {
  /** Empty if the message has no ID; not necessarily unique. */
  readonly id: string;
  readonly name: string;
  readonly blocking: boolean;
}

type CallStep = Extract<AgentStep, { kind: "call" }>;

/** One turn of the agent: sends its speech, waits for its tools, and ends when the visitor would have heard everything. */
export class Turn {
  readonly #stage: Stage;
  readonly #stop = new AbortController();
  readonly #steps: AgentStep[] = [];
  #calls: readonly PendingCall[] = [];
  readonly #entries: Entry[] = [];
  #working = false;
  #thought = false;
  /** When everything sent so far will have been played. */
  #playedAtMs = 0;
  #spoken = { text: "", audioMs: 0 };

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  /** The turn's contribution to the history. */
  get entries(): readonly Entry[] {
    const { text, audioMs } = this.#spoken;
    return audioMs === 0 ? this.#entries : [...this.#entries, spokenEntry("model", text, audioMs)];
  }

  get isSpeaking(): boolean {
    return this.#working || this.#stage.clock.nowMs() < this.#playedAtMs;
  }

  findCall(id: string, name: string | undefined): PendingCall | undefined {
    const meant = this.#calls.filter((call) => call.id === id);
    return meant.find((call) => call.name === name) ?? meant[0];
  }

  has(call: PendingCall): boolean {
    return this.#calls.includes(call);
  }

  /** Call when a call has its final answer. */
  settle(answered: PendingCall): void {
    this.#calls = this.#calls.filter((call) => call !== answered);
  }

  /** Whether the agent stays silent until a call is answered. */
  get isBlocked(): boolean {
    return this.#calls.some(({ blocking }) => blocking);
  }

  add(entry: Entry): void {
    this.#entries.push(entry);
  }

  continueWith(steps: readonly AgentStep[]): void {
    this.#steps.push(...steps);
    if (this.#working) return;
    this.#working = true;
    this.#work().catch((error: unknown) => {
      console.error(error);
      this.#stage.drop();
    });
  }

  /** Stops at once. Returns the unanswered calls. */
  interrupt(): readonly PendingCall[] {
    this.#stop.abort();
    return this.#calls;
  }

  async #work(): Promise<void> {
    while (!this.#isStopped() && !this.isBlocked) {
      const step = this.#steps.shift();
      if (step === undefined) break;
      await this.#take(step);
    }
    this.#working = false;
    if (this.#isStopped() || this.#steps.length > 0 || this.#calls.length > 0) return;
    const { send, clock, onEnd } = this.#stage;
    send({ serverContent: { generationComplete: true } });
    await sleepUntilAborted(clock, this.#playedAtMs - clock.nowMs(), this.#stop.signal);
    if (!this.#isStopped()) onEnd();
  }

  #isStopped(): boolean {
    return this.#stop.signal.aborted;
  }

  async #take(step: AgentStep): Promise<void> {
    switch (step.kind) {
      case "say":
        await this.#say(step.text);
        return;
      case "call":
        this.#call(step);
        return;
      case "wait":
        await this.#pause(step.ms);
        return;
      case "go-away":
        this.#stage.goAway(step.timeLeftMs);
        return;
      case "close":
        this.#stage.close(step);
        return;
      case "drop":
        this.#stage.drop();
    }
  }

  async #say(text: string): Promise<void> {
    const { characterMs, lead, thinkingMs } = this.#stage.settings();
    if (!this.#thought) await this.#pause(thinkingMs);
    this.#thought = true;
    const [sound, isTone, isCut] = [await this.#stage.speak(text), this.#stage.fails("tone"), this.#stage.fails("stop-halfway")];
    let said = 0;
    for (const fragment of toFragments(text)) {
      const end = said + fragment.length;
      const chunks =
        sound === undefined || isTone
          ? toneChunks(fragment.length * characterMs)
          : soundChunks(partOf(sound, said / text.length, end / text.length));
      said = end;
      for (const { data, audioMs } of chunks) {
        if (this.#isStopped()) return;
        this.#playFor(audioMs);
        this.#stage.send({ serverContent: { modelTurn: { parts: [{ inlineData: { mimeType: outputMimeType, data } }] } } });
        await this.#pause(audioMs / lead);
      }
      if (this.#isStopped()) return;
      if (this.#stage.transcribes && !isTone) this.#stage.send({ serverContent: { outputTranscription: { text: fragment } } });
      this.#spoken = { ...this.#spoken, text: this.#spoken.text + fragment };
      if (isCut) await this.#pause(Number.MAX_SAFE_INTEGER);
    }
  }

  #playFor(audioMs: number): void {
    const { clock, settings } = this.#stage;
    this.#playedAtMs = Math.max(this.#playedAtMs, clock.nowMs()) + audioMs / settings().speed;
    this.#spoken = { ...this.#spoken, audioMs: this.#spoken.audioMs + audioMs };
  }

  #call(first: CallStep): void {
    const steps = [first];
    for (let [next] = this.#steps; next?.kind === "call"; [next] = this.#steps) {
      steps.push(next);
      this.#steps.shift();
    }
    const { fails, isBlocking, send } = this.#stage;
    const [hasNoId, hasSameId] = [fails("no-call-id"), fails("same-call-id")];
    const functionCalls = steps.map(({ name, args }): FunctionCall => {
      if (hasNoId) return { name, args };
      return { name, args, id: hasSameId ? "function-call-1" : newCallId() };
    });
    this.#calls = [...this.#calls, ...functionCalls.map(({ id = "", name }) => ({ id, name, blocking: isBlocking(name) }))];
    if (fails("call-in-turn")) send({ serverContent: { modelTurn: { parts: functionCalls.map((functionCall) => ({ functionCall })) } } });
    const times = fails("repeat-call") ? 2 : 1;
    for (let time = 0; time < times; time++) send({ toolCall: { functionCalls } });
  }

  async #pause(durationMs: number): Promise<void> {
    await sleepUntilAborted(this.#stage.clock, durationMs / this.#stage.settings().speed, this.#stop.signal);
  }
}

/** A positive int64, as in Google's recordings. */
const newCallId = (): string => `function-call-${randomBytes(8).readBigUInt64BE() >> 1n}`;
