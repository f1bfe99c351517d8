import { directionOf } from "../../shared/direction.ts";
import type { Caption } from "../conversation/captions.ts";
import { adopt } from "../drawing/dom.ts";
import { inLanguage } from "./voice-placement.ts";
import { voiceEvent } from "./events.ts";
import { statusBeforeTexts } from "../status/status-before-texts.ts";
import { VoiceConversation } from "./voice-conversation.ts";
import { removeOnFailure } from "./remove-on-failure.ts";
import type * as Panel from "./panel.ts";
import type { Placement } from "../embed/placement.ts";
import { Shell } from "../placements/shell.ts";
import type { VoiceStatus } from "../status/status-text.ts";
import frameStyles from "../styles/frame.css" with { type: "text" };
import type { TalkPanel } from "../talk/talk-panel.ts";
import { englishTexts, findTexts, type FoundFirstTexts } from "../texts/find-texts.ts";
import tokens from "../../shared/tokens/tokens.css" with { type: "text" };
import type { LongWait } from "../status/long-wait.ts";

/** Dispatched to the page's other elements: two agents at once would hear each other. */
const beginning = "lectern-voice-begins";

/** `<lectern-voice>`: a conversation with a project's voice agent. `docs/embedding.md` explains it to page authors. */
export class LecternVoice extends VoiceConversation {
  readonly #root = this.attachShadow({ mode: "open" });
  #shell: Shell | undefined;
  #talk: TalkPanel | undefined;
  #thinking: LongWait | undefined;
  /** The placement of the present shell. */
  #placement: Placement = "none";
  #isOpen = false;
  #found: FoundFirstTexts = englishTexts;
  #language: string | undefined;
  #status: VoiceStatus = "idle";
  #connection: AbortController | undefined;

  /** The status, as reported by `lectern:state`. */
  get status(): VoiceStatus {
    return this.#status;
  }

  /** Starts a conversation. Call it in a click: otherwise browsers keep a page silent. */
  async start(): Promise<void> {
    if (this.#shell === undefined) return;
    this.open();
    await this.control.start();
  }

  /** Starts a conversation by text: no microphone and no sound until the visitor wants them. `text`: the first message. */
  async write(text = ""): Promise<void> {
    if (this.#shell === undefined) return;
    this.open();
    await this.control.start({ isWritten: true, text: text.trim() });
  }

  stop(): void {
    this.control.stop();
  }

  /** Sends a text, now or as soon as there is a connection. @returns whether there is a conversation */
  sendText(text: string): boolean {
    return this.control.type(text);
  }

  /** The frames of the newest conversation, for bug reports: with the attribute `trace`. No sound, no token. */
  get frames(): readonly object[] {
    return this.control.conversation?.trace?.frames ?? [];
  }

  /** Shows the panel of a widget, or the dialog, as soon as its placement is known. Does not touch the microphone. */
  open(): void {
    this.#isOpen = true;
    this.#paint();
  }

  /** Closes the panel of a widget: the conversation continues. Closing a dialog ends it. */
  close(): void {
    this.#isOpen = false;
    this.#paint();
    if (this.#placement === "modal") this.stop();
    else if (this.mutesWhenClosed) this.control.conversation?.mute(true);
  }

  connectedCallback(): void {
    // A copy has the attributes of its original.
    this.dataset["status"] = this.#status;
    removeOnFailure(this, () => this.#connect());
    if (this.isConnected) void this.#findTexts();
  }

  #connect(): void {
    this.#connection = new AbortController();
    const { signal } = this.#connection;
    addEventListener("pagehide", () => this.control.leave(), { signal });
    addEventListener("pageshow", (event) => event.persisted && void this.#goOn(), { signal });
    addEventListener(beginning, (event) => event instanceof CustomEvent && event.detail !== this && this.stop(), { signal });
    this.follow(signal);
    // Moving the element changes nothing, but a dialog must be shown again.
    if (this.#placement !== this.placement || this.#placement === "modal") this.#build();
    else void this.#goOn();
  }

  protected override show(): void {
    removeOnFailure(this, () => (this.#placement === this.placement ? this.#draw() : this.#build()));
  }

  /** An element that is just put in is asked before it has anything to show a conversation in. It asks then itself. */
  protected override inherit(): void {
    if (this.#shell !== undefined) super.inherit();
  }

  /** Continues the conversation of an element that was here, or of a visitor who has followed a link on the site. */
  async #goOn(): Promise<void> {
    this.inherit();
    if (this.#shell !== undefined && (await this.control.goOn())) this.open();
  }

  override disconnectedCallback(): void {
    this.#connection?.abort();
    super.disconnectedCallback();
  }

  attributeChangedCallback(name: string): void {
    if (!this.isConnected) return;
    if (name === "placement") removeOnFailure(this, () => this.#build());
    else if (name === "lang") void this.#findTexts();
    this.#paint();
  }

  #build(): void {
    const { placement } = this;
    this.#placement = placement;
    this.dataset["placement"] = placement;
    if (placement === "none") {
      this.stop();
      this.#isOpen = false;
      this.#shell = this.#talk = undefined;
      this.#root.replaceChildren();
      return;
    }
    this.#talk = undefined;
    if (this.#root.adoptedStyleSheets.length === 0) for (const css of [tokens, frameStyles]) adopt(this.#root, css);
    adopt(this.#root, this.colour);
    this.#shell = new Shell(this.#root, placement, {
      open: () => this.open(),
      close: () => this.close(),
      end: () => this.stop(),
      start: () => void (this.control.isOffline ? this.control.startAgain() : this.start()),
      write: (question) => void this.write(question),
      warmUp: () => this.control.warmUp(),
      redraw: () => this.#paint(),
    });
    this.#paint();
    void this.#goOn();
  }

  #paint(): void {
    removeOnFailure(this, () => this.#draw());
  }

  #draw(): void {
    const { view, panel, conversation, isRunning, isOffline } = this.control;
    const shell = this.#shell;
    if (shell === undefined) {
      if (this.#isOpen) this.#isOpen = !this.refuseToOpen();
      return;
    }
    const { language } = this.#found;
    const found = panel?.wholeTexts(this.#found);
    const isThinking = this.#thinking?.follow(panel?.owedBy(view), () => conversation?.levels.visitor ?? 0) === true;
    const told = this.control.sentence(this.#found);
    const status = isOffline ? told : ((found && panel?.stateWord(view, found, isThinking)) ?? told);
    const { texts } = this.#found;
    const tags = this.#tags();
    const heading = this.heading ?? inLanguage(this.owner?.heading, tags) ?? texts.title;
    const suggestions = inLanguage(this.owner?.suggestions, tags) ?? [];
    const [isOpen, state, dir] = [this.#isOpen, this.#status, directionOf(language)];
    shell.paint({ texts, language, dir, heading, suggestions, status, told, state, isOpen, isRunning, isOffline }, ({ form, content }) => {
      content.hidden = conversation === undefined;
      if (conversation === undefined || panel === undefined || found === undefined) return;
      this.#talk ??= new panel.TalkPanel({ root: this.#root, panel: shell.panel, form, content }, () => this.#paint());
      const pages = panel.linkedPages(this.pages, this.owner);
      this.#talk.draw({ view, texts: found.texts, language, conversation, place: this, heading, isThinking, pages });
    });
  }

  override usePanel(panel: typeof Panel): void {
    adopt(this.#root, panel.talkStyles);
    this.#thinking = new panel.LongWait(() => this.#paint());
  }

  protected override replace(other: VoiceConversation): void {
    if (!(other instanceof LecternVoice)) return;
    this.#isOpen = other.#isOpen;
    [this.#status, other.#status] = [other.#status, "idle"];
    this.dataset["status"] = this.#status;
    this.#talk = other.#talk = undefined;
    this.changed();
  }

  override captioned(caption: Caption): void {
    this.dispatchEvent(voiceEvent("lectern:transcript", caption));
    const { volume, isSilent, isSoundBlocked } = this.control.view;
    // Sound need not be repeated by a screen reader, whose voice the microphone would pick up, too.
    const isHeard = volume > 0 && !isSilent && !isSoundBlocked;
    if (caption.speaker === "agent" && caption.isFinal && !isHeard) this.#shell?.announce(caption.text);
  }

  /** The visitor's languages, the page's first. */
  #tags(): readonly string[] {
    const wanted = [this.#language, this.settings.language, ...navigator.languages, this.owner?.default_language];
    return wanted.filter((tag) => typeof tag === "string");
  }

  async #findTexts(): Promise<void> {
    this.#found = await findTexts(this.#tags()).catch(() => englishTexts);
    this.#paint();
  }

  override changed(): void {
    const { view, panel, conversation } = this.control;
    if (conversation?.language !== this.#language) {
      this.#language = conversation?.language;
      void this.#findTexts();
    }
    const status = (panel ?? statusBeforeTexts).statusOf(view);
    const before = this.#status;
    this.#status = status;
    this.#paint();
    if (status === before) return;
    if (["idle", "ended"].includes(before) && this.isRunning) dispatchEvent(new CustomEvent(beginning, { detail: this }));
    // Firefox 115 and Safari 16 have no custom states.
    this.dataset["status"] = status;
    const news = voiceEvent("lectern:state", { status });
    this.dispatchEvent(news);
    // Nothing above a removed element hears its events.
    if (!this.isConnected) document.dispatchEvent(news);
    const { state } = view;
    if (state.kind === "ended" && state.reason.code !== "stopped") {
      const message = this.control.sentence(this.#found);
      this.dispatchEvent(voiceEvent("lectern:error", { code: state.reason.code, message }));
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "lectern-voice": LecternVoice;
  }
}
