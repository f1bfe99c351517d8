import type { LecternOptions } from "@lectern/client";
import { directionOf } from "../../shared/direction.ts";
import type { Caption } from "../conversation/captions.ts";
import { adopt } from "../drawing/dom.ts";
import { voiceEvent } from "./events.ts";
import { firstStatus } from "../status/first-status.ts";
import { type Identity, pageIdentity } from "./page-identity.ts";
import { orGoAway } from "./or-go-away.ts";
import type { Placement } from "../placements/placement.ts";
import { Shell } from "../placements/shell.ts";
import type { VoiceStatus } from "../status/status-text.ts";
import frameStyles from "../styles/frame.css" with { type: "text" };
import type { TalkPanel } from "../talk/talk-panel.ts";
import { englishTexts, findTexts, type FoundTexts } from "../texts/find-texts.ts";
import tokens from "../../shared/tokens/tokens.css" with { type: "text" };
import type { OwedAnswer } from "../status/owed-answer.ts";
import { VoiceAttributes } from "./voice-attributes.ts";
import { VoiceControl } from "./voice-control.ts";

/** 1 s: an element that has not been put back by then was removed. */
const longestMoveMs = 1_000;

/** Dispatched to the page's other elements: two agents at once would hear each other. */
const beginning = "lectern-voice-begins";

/** `<lectern-voice>`: a conversation with a project's voice agent. `docs/embedding.md` explains it to page authors. */
export class LecternVoice extends VoiceAttributes {
  /** Returns the visitor's ID token. A page may set `window.lectern.getIdToken` instead. */
  getIdToken: LecternOptions["getIdToken"] | undefined;
  /** Returns an App Check token, if the deployment requires one. May be set in the same way. */
  getAppCheckToken: LecternOptions["getAppCheckToken"];

  readonly #root = this.attachShadow({ mode: "open" });
  readonly #control: VoiceControl;
  #shell: Shell | undefined;
  #talk: TalkPanel | undefined;
  #thinking: OwedAnswer | undefined;
  /** The placement of the present shell. */
  #placement: Placement = "none";
  #isOpen = false;
  #found: FoundTexts = englishTexts;
  #language: string | undefined;
  #status: VoiceStatus = "idle";
  #connection: AbortController | undefined;

  constructor() {
    super();
    this.#control = new VoiceControl(
      () => ({ project: this.project, baseUrl: this.baseUrl, isTraced: this.isTraced, ...this.#identity() }),
      {
        onPanel: (panel) => {
          adopt(this.#root, panel.talkStyles);
          this.#thinking = new panel.OwedAnswer(() => this.#paint());
        },
        onCaption: (caption) => this.#captioned(caption),
        onMismatch: (news) => this.dispatchEvent(voiceEvent("lectern:mismatch", news)),
        onTool: (news) => this.dispatchEvent(voiceEvent("lectern:tool", news)),
        onChange: () => this.#changed(),
      },
    );
  }

  #identity(): Identity {
    const { getIdToken, getAppCheckToken } = pageIdentity();
    return { getIdToken: this.getIdToken ?? getIdToken, getAppCheckToken: this.getAppCheckToken ?? getAppCheckToken };
  }

  /** The status, as reported by `lectern:state`. */
  get status(): VoiceStatus {
    return this.#status;
  }

  /** Starts a conversation. Call it in a click: otherwise browsers keep a page silent. */
  async start(): Promise<void> {
    if (this.#shell === undefined) return;
    this.open();
    await this.#control.start();
  }

  /** Starts a conversation by text: no microphone and no sound until the visitor wants them. `text`: the first message. */
  async write(text = ""): Promise<void> {
    if (this.#shell === undefined) return;
    this.open();
    await this.#control.start({ isWritten: true, text: text.trim() });
  }

  stop(): void {
    this.#control.stop();
  }

  /** Sends a text, now or as soon as there is a connection. @returns whether there is a conversation */
  sendText(text: string): boolean {
    return this.#control.type(text);
  }

  /** The frames of the newest conversation, for bug reports: with the attribute `trace`. No sound, no token. */
  get frames(): readonly object[] {
    return this.#control.conversation?.trace?.frames ?? [];
  }

  /** Shows the panel of a widget, or the dialog. Does not touch the microphone. */
  open(): void {
    this.#setOpen(true);
  }

  /** Closes the panel of a widget: the conversation continues. Closing a dialog ends it. */
  close(): void {
    this.#setOpen(false);
    if (this.placement === "modal") this.stop();
    else if (this.mutesWhenClosed) this.#control.conversation?.mute(true);
  }

  connectedCallback(): void {
    orGoAway(this, () => this.#connect());
    if (!this.isConnected) return;
    void this.#findTexts();
    void this.#goOn();
  }

  #connect(): void {
    this.#connection = new AbortController();
    const { signal } = this.#connection;
    addEventListener("pagehide", () => this.#control.leave(), { signal });
    addEventListener("pageshow", (event) => event.persisted && void this.#goOn(), { signal });
    addEventListener(beginning, (event) => event instanceof CustomEvent && event.detail !== this && this.stop(), { signal });
    // Moving the element changes nothing, but a dialog must be shown again.
    if (this.#placement !== this.placement || this.#placement === "modal") this.#build();
  }

  /** Continues the conversation of a visitor who has followed a link on the site. */
  async #goOn(): Promise<void> {
    if (this.#shell !== undefined && (await this.#control.goOn())) this.open();
  }

  disconnectedCallback(): void {
    this.#connection?.abort();
    // A move is not an end, and some frameworks take a moment for it.
    setTimeout(() => {
      if (!this.isConnected) this.stop();
    }, longestMoveMs);
  }

  attributeChangedCallback(name: string): void {
    if (!this.isConnected) return;
    if (name === "placement") orGoAway(this, () => this.#build());
    else if (name === "lang") void this.#findTexts();
    this.#paint();
  }

  #build(): void {
    const { placement } = this;
    this.#placement = placement;
    if (placement === "none") {
      this.stop();
      this.#shell = this.#talk = undefined;
      this.#root.replaceChildren();
      return;
    }
    this.#talk = undefined;
    if (this.#root.adoptedStyleSheets.length === 0) for (const css of [tokens, frameStyles]) adopt(this.#root, css);
    this.#shell = new Shell(this.#root, placement, {
      open: () => this.open(),
      close: () => this.close(),
      end: () => this.stop(),
      start: () => void this.start(),
      write: (question) => void this.write(question),
      warmUp: () => this.#control.warmUp(),
    });
    this.#paint();
  }

  #setOpen(isOpen: boolean): void {
    if (this.#isOpen === isOpen) return;
    this.#isOpen = isOpen;
    this.#paint();
  }

  #paint(): void {
    orGoAway(this, () => this.#draw());
  }

  #draw(): void {
    const { view, panel, conversation, isRunning } = this.#control;
    const found = this.#found;
    const { texts, language } = found;
    const shell = this.#shell;
    if (shell === undefined) return;
    const isThinking = this.#thinking?.follow(panel?.owedBy(view), () => conversation?.levels.visitor ?? 0) === true;
    const told = (panel ?? firstStatus).statusText(view, found);
    const status = panel?.stateWord(view, found, isThinking) ?? told;
    const [isOpen, heading, state, dir] = [this.#isOpen, this.heading ?? texts.title, this.#status, directionOf(language)];
    shell.paint({ texts, language, dir, heading, status, told, state, isOpen, isRunning }, () => {
      shell.content.hidden = conversation === undefined;
      if (conversation === undefined || panel === undefined) return;
      this.#talk ??= new panel.TalkPanel(shell, () => this.#paint());
      this.#talk.draw({ view, texts, language, conversation, isThinking, pages: this.pages });
    });
  }

  #captioned(caption: Caption): void {
    this.dispatchEvent(voiceEvent("lectern:transcript", caption));
    const { volume, isSilent, isSoundBlocked } = this.#control.view;
    // Sound need not be repeated by a screen reader, whose voice the microphone would pick up, too.
    const isHeard = volume > 0 && !isSilent && !isSoundBlocked;
    if (caption.speaker === "agent" && caption.isFinal && !isHeard) this.#shell?.announce(caption.text);
  }

  /** Nothing above a removed element hears its events. */
  #announce(event: CustomEvent): void {
    this.dispatchEvent(event);
    if (!this.isConnected) document.dispatchEvent(event);
  }

  async #findTexts(): Promise<void> {
    const wanted = [this.#language, this.closest("[lang]")?.getAttribute("lang"), ...navigator.languages];
    this.#found = await findTexts(wanted.filter((tag) => typeof tag === "string"));
    this.#paint();
  }

  #changed(): void {
    const { view, panel, conversation } = this.#control;
    const { statusOf, statusText } = panel ?? firstStatus;
    if (conversation?.language !== this.#language) {
      this.#language = conversation?.language;
      void this.#findTexts();
    }
    const status = statusOf(view);
    const before = this.#status;
    this.#status = status;
    this.#paint();
    if (status === before) return;
    if (["idle", "ended"].includes(before) && this.#control.isRunning) dispatchEvent(new CustomEvent(beginning, { detail: this }));
    // Firefox 115 and Safari 16 have no custom states.
    this.dataset["status"] = status;
    this.#announce(voiceEvent("lectern:state", { status }));
    const { state } = view;
    if (state.kind === "ended" && state.reason.code !== "stopped")
      this.dispatchEvent(voiceEvent("lectern:error", { code: state.reason.code, message: statusText(view, this.#found) }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "lectern-voice": LecternVoice;
  }
}
