import type { VoiceState } from "../../../fakes/voice/control/voice-state.ts";
import { admit } from "../../../fakes/voice/session/admission.ts";
import { Conversation } from "../../../fakes/voice/session/conversation.ts";
import { Microphone } from "../../../fakes/voice/session/microphone.ts";
import type { ClientMessage } from "../../../fakes/voice/wire/client-message.ts";
import { type Closing, closings } from "../../../fakes/voice/wire/closing.ts";
import type { ServerMessage } from "../../../fakes/voice/wire/server-message.ts";

interface LineHandlers {
  readonly onMessage: (message: ServerMessage) => void;
  readonly onClose: (code: number, reason: string) => void;
}

/** A connection to the fake without a network. */
export class Line {
  readonly #service: VoiceState;
  readonly #token: string;
  readonly #handlers: LineHandlers;
  #call: { readonly conversation: Conversation; readonly microphone: Microphone; readonly sessionId: string } | undefined;
  #cancelEnd: (() => void) | undefined;
  isOpen = true;

  constructor(service: VoiceState, token: string, handlers: LineHandlers) {
    this.#service = service;
    this.#token = token;
    this.#handlers = handlers;
  }

  get conversation(): Conversation | undefined {
    return this.#call?.conversation;
  }

  hear(message: ClientMessage): void {
    if (!this.isOpen) return;
    if (message.setup !== undefined) this.#begin(message.setup);
    const { clientContent, toolResponse, realtimeInput } = message;
    if (clientContent !== undefined) this.#call?.conversation.hearContent(clientContent);
    if (toolResponse !== undefined) this.#call?.conversation.answerTools(toolResponse.functionResponses ?? []);
    const closing = realtimeInput && this.#call?.microphone.hear(realtimeInput);
    if (closing !== undefined) this.#close(closing);
  }

  /** Breaks. */
  drop(): void {
    this.#close({ code: 1006, reason: "" });
  }

  /** The page has closed it. */
  end(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.#cancelEnd?.();
    this.#call?.conversation.stop();
    const { context } = this.#service;
    if (this.#call !== undefined) context.sessions.end(this.#call.sessionId, this.#isOpen, context.clock.nowMs());
  }

  readonly #isOpen = (): boolean => this.isOpen;

  #close({ code, reason }: Closing): void {
    if (!this.isOpen) return;
    this.end();
    this.#handlers.onClose(code, reason);
  }

  #begin(asked: NonNullable<ClientMessage["setup"]>): void {
    const { context } = this.#service;
    const { clock, sessions, agent, faults, nextTranscript, settings, tokens } = context;
    const caller = { apiVersion: "v1beta", constrained: true, key: undefined, accessToken: this.#token };
    const admission = admit(asked, caller, { tokens, sessions, settings: settings(), nowMs: clock.nowMs(), isOpen: this.#isOpen });
    if ("closing" in admission) {
      this.#close(admission.closing);
      return;
    }
    const send = (message: ServerMessage): void => {
      if (this.isOpen) this.#handlers.onMessage(message);
    };
    send({ setupComplete: {} });
    const close = (closing: Closing): void => {
      this.#close(closing);
    };
    const goAway = (timeLeftMs: number): void => {
      send({ goAway: { timeLeft: `${timeLeftMs / 1_000}s` } });
      this.#cancelEnd = clock.after(timeLeftMs, () => {
        close(closings.connectionTooOld);
      });
    };
    const { setup, rules, sessionId } = admission;
    const conversation = new Conversation({
      ...admission,
      agent,
      stage: {
        clock,
        settings,
        fails: (name) => faults.next(({ fault }) => fault === name) !== undefined,
        speak: async () => Promise.resolve(undefined),
        send,
        goAway,
        close,
        drop: () => {
          this.drop();
        },
      },
      issueHandle: (history) => sessions.issueHandle({ sessionId, history }),
    });
    const microphone = new Microphone({
      setup,
      rules,
      conversation,
      nextTranscript: () => nextTranscript({ token: this.#token, setup }),
      voiceLevel: () => settings().voiceLevel,
    });
    this.#call = { conversation, microphone, sessionId };
    const { connectionMs, goAwayMs } = settings();
    this.#cancelEnd = clock.after(connectionMs - goAwayMs, () => {
      goAway(goAwayMs);
    });
  }
}
