import type { EndReason, VoiceEvent } from "@lectern/client/voice";
import { importAgain } from "../loading/import-again.ts";
import type { KeptFor } from "../kept/kept-place.ts";
import { hasKept } from "../kept/kept-place.ts";
import type { Conversation } from "../conversation/conversation.ts";
import type { ConversationListener, ConversationView, Earlier } from "../conversation/conversation-view.ts";
import type { Identity } from "../identity/page-identity.ts";
import type * as Panel from "./panel.ts";
import { statusBeforeTexts } from "../status/status-before-texts.ts";
import type { FoundFirstTexts } from "../texts/find-texts.ts";
import { openSpeakerContext } from "../conversation/speaker-context.ts";

export interface VoiceSettings extends Identity {
  readonly project: string;
  readonly baseUrl: string;
  readonly isTraced: boolean;
  /** Of the page, as it has it. */
  readonly language: string | undefined;
}

interface ControlListener extends Omit<ConversationListener, "onState"> {
  /** Called once, when the code that draws a conversation is loaded. */
  readonly onPanel: (panel: typeof Panel) => void;
}

const empty: ConversationView = {
  state: { kind: "idle" },
  captions: [],
  inserts: [],
  slowTools: [],
  isMicrophoneSilenced: false,
  isLinkDown: false,
  isToRepeat: false,
  isSoundBlocked: false,
  isSilent: false,
  volume: 1,
  call: "none",
  callSinceMs: undefined,
  isCallMuted: false,
  isCallImpossible: false,
};

/** The browser does not ask for the microphone. */
const startingInWriting = {
  kind: "starting",
  microphone: "muted",
  before: undefined,
  typed: "",
  refusals: 0,
  waitMs: undefined,
} as const;

interface Start {
  readonly isWritten?: boolean;
  /** The first message. */
  readonly text?: string;
}

/** Starts and ends the conversations of an element, one after the other, and loads what they need on demand. */
export class VoiceControl {
  readonly #settings: () => VoiceSettings;
  readonly #listener: ControlListener;
  /** Later actions of an older start change nothing. */
  #run = 0;
  /** How often the page was left: browsers may bring it back. */
  #leaves = 0;
  #conversation: Conversation | undefined;
  /** Shown while there is no conversation. */
  #view: ConversationView = empty;
  #isWarm = false;
  /** Typed while the code that reads it is loaded. */
  #typed: string[] = [];
  #loading: Promise<typeof Panel> | undefined;
  /** Whose conversation it is, or was. */
  #whose: KeptFor | undefined;
  panel: typeof Panel | undefined;
  /** What ended, or could not begin, did so without a network. */
  isOffline = false;
  #asked: Start = {};

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

  /** Before the gesture, for a faster answer. Costs no unit of the quota. */
  warmUp(): void {
    if (this.#isWarm) return;
    this.#isWarm = true;
    this.#loadPanel().catch(() => undefined);
    fetch(`${this.#settings().baseUrl}/api/live/session`, { method: "OPTIONS" }).catch(() => undefined);
  }

  /** Must be called in a gesture: otherwise browsers keep a page silent. */
  async start({ isWritten = false, text = "" }: Start = {}): Promise<void> {
    this.#asked = { isWritten, text };
    const begun = this.#begin({ kind: "start", isWritten });
    await begun;
    if (text !== "") this.#conversation?.tell({ kind: "typed", text });
  }

  /** As the last time. What has an answer is not asked again. */
  async startAgain(): Promise<void> {
    const isAnswered = this.view.captions.some(({ speaker }) => speaker === "agent");
    await this.start(isAnswered ? { ...this.#asked, text: "" } : this.#asked);
  }

  /** The status as a sentence. */
  sentence(found: FoundFirstTexts): string {
    if (this.isOffline) return found.texts.ended.offline;
    return this.panel?.statusText(this.view, this.panel.wholeTexts(found)) ?? statusBeforeTexts.statusText(this.view, found);
  }

  /** Continues the conversation of the previous page. Returns whether there is one. */
  async goOn(): Promise<boolean> {
    const { project, baseUrl } = this.#settings();
    if (this.isRunning || !hasKept({ project, baseUrl })) return false;
    const [run, leaves] = [this.#run, this.#leaves];
    const loading = Promise.all([this.#loadPanel(), import("../conversation/take-kept.ts"), this.#findIdentity("known")]);
    const loaded = await loading.catch(() => undefined);
    if (loaded === undefined) return false;
    const [panel, { takeKept }, getIdToken] = loaded;
    if (getIdToken === undefined) return false;
    const findUid = async (): Promise<string | undefined> => {
      const uid = await getIdToken({ refresh: false }).then(panel.uidOf, () => undefined);
      if (leaves !== this.#leaves) throw new Error("The page was left.");
      return run === this.#run ? uid : undefined;
    };
    const kept = await takeKept({ project, baseUrl }, findUid).catch(() => undefined);
    if (kept === undefined) return false;
    this.#whose = { project, baseUrl, uid: kept.uid };
    const isTokenOver = Date.parse(kept.session.expires_at) <= Date.now();
    void this.#begin({ kind: "continue", ...kept, isTokenOver }, kept.earlier);
    return true;
  }

  /** The page is left: the next one may continue. */
  leave(): void {
    this.#leaves += 1;
    if (this.#whose !== undefined) this.panel?.keep(this.#whose, this.view);
    this.stop();
  }

  async #begin(event: Extract<VoiceEvent, { readonly kind: "start" | "continue" }>, earlier?: Earlier): Promise<void> {
    if (this.isRunning) return;
    const settings = this.#settings();
    const run = ++this.#run;
    const ended = this.view.state;
    const speakerContext = openSpeakerContext();
    const isWritten = event.kind === "start" && event.isWritten === true;
    this.#show(isWritten || settings.getIdToken === undefined ? startingInWriting : { kind: "asking", typed: "" });
    try {
      const [{ beginConversation }, getIdToken] = await Promise.all([this.#loadPanel(), this.#findIdentity("any")]);
      if (getIdToken === undefined && run === this.#run) this.#end({ code: "unauthenticated" });
      const begun =
        getIdToken &&
        (await beginConversation({
          ...settings,
          getIdToken,
          ...{ ended, speakerContext, earlier, whose: this.#whose },
          listener: { ...this.#listener, onState: (state) => this.#changed(state) },
          onWhose: (whose) => (this.#whose = whose),
          isStill: () => run === this.#run,
        }));
      if (begun === undefined) {
        void speakerContext?.close();
        return;
      }
      const { conversation, left } = begun;
      this.#conversation = conversation;
      if (isWritten) conversation.setVolume(0);
      conversation.tell(event.kind === "start" ? { ...event, left } : event);
      for (const text of this.#typed.splice(0)) this.type(text);
    } catch {
      void speakerContext?.close();
      if (run === this.#run) this.#end({ code: "unreadable" });
    }
  }

  /** Sends a text, now or as soon as there is a connection. Returns whether there is a conversation for it. */
  type(text: string): boolean {
    if (!this.isRunning || text.trim() === "") return false;
    if (this.#conversation === undefined) this.#typed.push(text);
    else this.#conversation.tell({ kind: "typed", text: text.trim() });
    return true;
  }

  /** `reason`: not by the visitor. */
  stop(reason?: EndReason): void {
    this.#run += 1;
    if (this.#conversation !== undefined) this.#conversation.stop(reason);
    else if (this.isRunning) this.#end(reason ?? { code: "stopped" });
  }

  /** The page's, or that of an anonymous visitor of the site. `known`: who was here before. Undefined where visitors have to sign in. */
  async #findIdentity(who: "known" | "any"): Promise<Identity["getIdToken"]> {
    const settings = this.#settings();
    if (settings.getIdToken !== undefined) return settings.getIdToken;
    const { findVisitor } = await importAgain(async () => import("../identity/find-visitor.ts"));
    return findVisitor(settings, who);
  }

  /** The conversation in progress. */
  get conversation(): Conversation | undefined {
    return this.#conversation;
  }

  async #loadPanel(): Promise<typeof Panel> {
    this.#loading ??= importAgain(async () => import("./panel.ts"));
    try {
      const panel = await this.#loading;
      if (this.panel === undefined) {
        this.panel = panel;
        this.#listener.onPanel(panel);
      }
      return panel;
    } catch (error) {
      this.#loading = undefined;
      throw error;
    }
  }

  #end(reason: EndReason): void {
    this.#show({ kind: "ended", reason });
  }

  #show(state: ConversationView["state"]): void {
    this.#conversation = undefined;
    this.#typed = [];
    this.#view = { ...empty, state };
    this.#changed(state);
  }

  #changed(state: ConversationView["state"]): void {
    this.isOffline = state.kind === "ended" && state.reason.code !== "stopped" && !navigator.onLine;
    this.#listener.onChange();
  }
}
