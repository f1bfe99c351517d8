import type { EndReason } from "@lectern/client/voice";
import type { Conversation } from "./conversation/conversation.ts";
import type { ConversationListener, ConversationView } from "./conversation/conversation-view.ts";
import type { Identity } from "./page-identity.ts";
import type * as Panel from "./panel.ts";
import { openSpeakerContext } from "./conversation/speaker-context.ts";

export interface VoiceSettings extends Identity {
  readonly project: string;
  readonly baseUrl: string;
}

interface ControlListener extends Omit<ConversationListener, "onState"> {
  /** What draws a conversation was loaded. Once. */
  readonly onPanel: (panel: typeof Panel) => void;
}

const empty: ConversationView = { state: { kind: "idle" }, captions: [], cards: [], slowTools: [], isSoundBlocked: false, call: "none" };

/** Begins and ends the conversations of an element, one after the other, and loads what they need when it is needed. */
export class VoiceControl {
  readonly #settings: () => VoiceSettings;
  readonly #listener: ControlListener;
  /** What an older start still does changes nothing. */
  #run = 0;
  #conversation: Conversation | undefined;
  /** Shown while there is no conversation. */
  #view: ConversationView = empty;
  #isWarm = false;
  panel: typeof Panel | undefined;

  constructor(settings: () => VoiceSettings, listener: ControlListener) {
    this.#settings = settings;
    this.#listener = listener;
  }

  get view(): ConversationView {
    return this.#conversation?.view ?? this.#view;
  }

  get isRunning(): boolean {
    const { kind } = this.view.state;
    return kind !== "idle" && kind !== "ended";
  }

  /** Before the gesture, so that it is answered sooner. Costs no unit of the quota. */
  warmUp(): void {
    if (this.#isWarm) return;
    this.#isWarm = true;
    this.#loadPanel().catch(() => undefined);
    fetch(`${this.#settings().baseUrl}/api/live/session`, { method: "OPTIONS" }).catch(() => undefined);
  }

  /** Must be called in a gesture: browsers keep a page silent otherwise. */
  async start(): Promise<void> {
    if (this.isRunning) return;
    const { getIdToken, ...settings } = this.#settings();
    if (getIdToken === undefined) {
      this.#end({ code: "unauthenticated" });
      return;
    }
    const run = ++this.#run;
    const speakerContext = openSpeakerContext();
    this.#show({ kind: "asking" });
    try {
      const { createConversation } = await this.#loadPanel();
      if (run !== this.#run) {
        await speakerContext.close();
        return;
      }
      const listener: ConversationListener = { ...this.#listener, onState: () => this.#listener.onChange() };
      this.#conversation = createConversation({ ...settings, getIdToken, speakerContext, listener });
      this.#conversation.tell({ kind: "start" });
    } catch {
      await speakerContext.close();
      if (run === this.#run) this.#end({ code: "unreadable" });
    }
  }

  stop(): void {
    this.#run += 1;
    if (this.#conversation !== undefined) this.#conversation.tell({ kind: "stop" });
    else if (this.isRunning) this.#end({ code: "stopped" });
  }

  /** What can be done in the conversation that is going on. */
  get conversation(): Conversation | undefined {
    return this.#conversation;
  }

  async #loadPanel(): Promise<typeof Panel> {
    const panel = await import("./panel.ts");
    if (this.panel === undefined) {
      this.panel = panel;
      this.#listener.onPanel(panel);
    }
    return panel;
  }

  #end(reason: EndReason): void {
    this.#show({ kind: "ended", reason });
  }

  #show(state: ConversationView["state"]): void {
    this.#conversation = undefined;
    this.#view = { ...empty, state };
    this.#listener.onChange();
  }
}
