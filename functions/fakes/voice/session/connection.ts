import { randomUUID } from "node:crypto";
import { type RawData, WebSocket } from "ws";
import { ClientMessage } from "../wire/client-message.ts";
import { type Closing, closings, malformed, noCode, toFitting } from "../wire/closing.ts";
import { describeViolations } from "../../google/proto.ts";
import { type ServerMessage, toDuration, toFrame } from "../wire/server-message.ts";
import type { Setup } from "../wire/setup.ts";
import { admit, type Admission, type Caller } from "./admission.ts";
import type { ConnectionContext } from "./connection-context.ts";
import { languageOf } from "../agent/own-words.ts";
import { Conversation } from "./conversation.ts";
import { speakAloud } from "./espeak.ts";
import { isMeant, type Place, type Scope } from "./scope.ts";
import type { Settings } from "../settings.ts";
import { Microphone } from "./microphone.ts";

interface Call {
  readonly admission: Admission;
  readonly conversation: Conversation;
  readonly microphone: Microphone;
}

/** One WebSocket, from its first frame until it closes. */
export class Connection {
  readonly id = randomUUID();
  readonly #socket: WebSocket;
  readonly #caller: Caller;
  readonly #context: ConnectionContext;
  #admission: Admission | undefined;
  #call: Call | undefined;
  /** Messages that arrived before `setupComplete` was sent. */
  #early: readonly ClientMessage[] = [];
  #timers: readonly (() => void)[] = [];
  #received = 0;

  constructor(socket: WebSocket, caller: Caller, context: ConnectionContext) {
    this.#socket = socket;
    this.#caller = caller;
    this.#context = context;
    socket.on("message", (data) => {
      this.#receive(data);
    });
    socket.on("error", () => {
      socket.terminate();
    });
    socket.on("close", () => {
      this.#end();
    });
  }

  /** The connection's state, for observers. */
  get state() {
    const { sessionId, setup, token, history } = this.#admission ?? {};
    return {
      id: this.id,
      sessionId,
      setup,
      token: token?.name,
      resumed: history !== undefined && history.length > 0,
      received: this.#received,
    };
  }

  isMeant(where: Scope): boolean {
    return isMeant({ where }, this.#place);
  }

  get #place(): Place {
    const { token, setup } = this.#admission ?? {};
    return { token: token?.name, setup };
  }

  readonly #settings = (): Settings => this.#context.settings(this.#place);

  /** Lets the visitor say something without microphone input. */
  say(text: string): void {
    this.#call?.conversation.beginSpeech();
    this.#call?.conversation.endSpeech(text, text.length * this.#settings().characterMs);
  }

  readonly close = ({ code, reason }: Closing): void => {
    this.#call?.conversation.stop();
    if (code === noCode) this.#socket.close();
    else this.#socket.close(code, toFitting(reason));
  };

  /** Breaks without a close frame: the client sees 1006. */
  readonly drop = (): void => {
    this.#call?.conversation.stop();
    this.#socket.terminate();
  };

  /** Announces the end of the connection, then ends it. */
  readonly goAway = (timeLeftMs: number): void => {
    this.#send({ goAway: { timeLeft: toDuration(timeLeftMs) } });
    this.#after(timeLeftMs, () => {
      this.close(closings.connectionTooOld);
    });
  };

  readonly #isOpen = (): boolean => this.#socket.readyState === WebSocket.OPEN;

  readonly #send = (message: ServerMessage): void => {
    if (this.#isOpen()) this.#socket.send(toFrame(message), { binary: true });
  };

  #receive(data: RawData): void {
    if (!this.#isOpen()) return;
    this.#received += 1;
    const json = readJson(data);
    if (json === undefined) {
      this.close(malformed(["Invalid JSON payload received. Unexpected token."]));
      return;
    }
    const parsed = ClientMessage.safeParse(json, { reportInput: true });
    if (!parsed.success) this.close(malformed(describeViolations(parsed.error, "").map(({ description }) => description)));
    else if (Object.keys(parsed.data).length !== 1) this.close(closings.invalidArgument);
    else this.#take(parsed.data);
  }

  #take(message: ClientMessage): void {
    if (this.#admission === undefined || message.setup !== undefined) {
      if (this.#admission !== undefined || message.setup === undefined) this.close(closings.invalidArgument);
      else this.#begin(message.setup);
      return;
    }
    if (this.#call === undefined) {
      this.#early = [...this.#early, message];
      return;
    }
    const { conversation, microphone } = this.#call;
    const { clientContent, toolResponse, realtimeInput } = message;
    if (clientContent !== undefined) conversation.hearContent(clientContent);
    if (toolResponse !== undefined) conversation.answerTools(toolResponse.functionResponses ?? []);
    const closing = realtimeInput && microphone.hear(realtimeInput);
    if (closing !== undefined) this.close(closing);
  }

  #begin(asked: Setup): void {
    const { tokens, sessions, settings, clock } = this.#context;
    const nowMs = clock.nowMs();
    const admission = admit(asked, this.#caller, { tokens, sessions, settings: settings(), nowMs, isOpen: this.#isOpen });
    if ("closing" in admission) {
      this.close(admission.closing);
      return;
    }
    this.#admission = admission;
    const { connectionMs, goAwayMs, setupDelayMs } = this.#settings();
    const { token } = admission;
    if (token !== undefined)
      this.#after(token.expiresAtMs - nowMs, () => {
        this.close(closings.tokenEnded);
      });
    if (goAwayMs > 0)
      this.#after(connectionMs - goAwayMs, () => {
        this.goAway(goAwayMs);
      });
    else
      this.#after(connectionMs, () => {
        this.close(closings.connectionTooOld);
      });
    if (setupDelayMs === 0) this.#complete(admission);
    else
      this.#after(setupDelayMs, () => {
        this.#complete(admission);
      });
  }

  #complete(admission: Admission): void {
    this.#send({ setupComplete: {} });
    const { clock, sessions, agent, nextTranscript, faults } = this.#context;
    const { setup, sessionId, rules } = admission;
    const [place, settings] = [this.#place, this.#settings];
    const conversation = new Conversation({
      ...admission,
      agent: { respond: (event, context) => agent.respond(event, { ...context, token: place.token }) },
      stage: {
        clock,
        settings,
        fails: (name) => faults.next((fault) => fault.fault === name && isMeant(fault, place)) !== undefined,
        speak: async (text) => (settings().speech === "espeak" ? speakAloud(text, languageOf(setup)) : undefined),
        send: this.#send,
        goAway: this.goAway,
        close: this.close,
        drop: this.drop,
      },
      issueHandle: (history) => sessions.issueHandle({ sessionId, history }),
    });
    const microphone = new Microphone({
      setup,
      rules,
      conversation,
      nextTranscript: () => nextTranscript(place),
      voiceLevel: () => settings().voiceLevel,
    });
    this.#call = { admission, conversation, microphone };
    for (const message of this.#early) this.#take(message);
  }

  #after(delayMs: number, run: () => void): void {
    this.#timers = [...this.#timers, this.#context.clock.after(delayMs, run)];
  }

  #end(): void {
    for (const cancel of this.#timers) cancel();
    this.#call?.conversation.stop();
    if (this.#admission !== undefined) this.#context.sessions.end(this.#admission.sessionId, this.#isOpen, this.#context.clock.nowMs());
  }
}

/** Parses a frame, whatever its opcode. Undefined if it is not JSON. */
function readJson(data: RawData): unknown {
  try {
    const json: unknown = JSON.parse(Buffer.isBuffer(data) ? data.toString() : "");
    return json;
  } catch {
    return undefined;
  }
}
