import "../chunks/shared-modules.ts";
import type { Conversation } from "../conversation/conversation.ts";
import type * as Feedback from "../feedback/thumbs.ts";
import { PartOnDemand } from "../loading/part-on-demand.ts";
import { adopt, create, setText } from "../drawing/dom.ts";
import noticeStyles from "../styles/notices.css" with { type: "text" };
import { isFailure, isHopeless } from "../audio/microphone-trouble.ts";
import type { Drawing } from "./drawing.ts";

/** A sentence, a button, or both. */
class Notice {
  readonly element: HTMLElement;
  readonly #sentence = create("p");
  readonly #button: HTMLButtonElement;

  constructor(part: string, act: () => unknown) {
    this.#button = create("button", {
      part: `button ${part}`,
      className: "button",
      attributes: { type: "button" },
      onClick: () => void act(),
    });
    this.element = create("div", { part: "notice", className: "notice" }, [this.#sentence, this.#button]);
  }

  paint(sentence: string | undefined, deed?: string): void {
    this.element.hidden = sentence === undefined;
    setText(this.#sentence, sentence ?? "");
    this.#button.hidden = deed === undefined;
    setText(this.#button, deed ?? "");
  }
}

/** Trouble, and what can be done: one sentence, one button. Most conversations have none. */
export class Notices {
  #conversation: Conversation | undefined;
  readonly #blocked = new Notice("sound", async () => this.#conversation?.turnOnSound());
  readonly #silent = new Notice("", () => undefined);
  readonly #callFailed = new Notice("", () => undefined);
  readonly #microphone = new Notice("microphone", () => this.#conversation?.tell({ kind: "ask_again" }));
  readonly #busy = new Notice("retry", () => this.#conversation?.tell({ kind: "waited" }));
  readonly #trace = new Notice("trace", () => this.#conversation?.trace?.save());
  readonly #container: HTMLElement;
  /** Whether it helped: asked of somebody who has said something. */
  readonly #thumbs: PartOnDemand<typeof Feedback, Feedback.Thumbs>;
  #drawing: Drawing | undefined;
  #isToRate = false;

  constructor(root: ShadowRoot, container: HTMLElement) {
    adopt(root, noticeStyles);
    this.#container = container;
    const notices = [this.#blocked, this.#silent, this.#callFailed, this.#microphone, this.#busy, this.#trace];
    container.append(...notices.map(({ element }) => element));
    this.#thumbs = new PartOnDemand(
      async () => import("../feedback/thumbs.ts"),
      ({ Thumbs }) => new Thumbs(root, container),
      () => this.#drawing && this.draw(this.#drawing),
    );
  }

  draw(drawing: Drawing): void {
    const { view, texts, conversation } = drawing;
    const { state, isSoundBlocked, isSilent, isCallImpossible } = view;
    this.#conversation = conversation;
    this.#drawing = drawing;
    this.#isToRate ||= state.kind === "ended" && view.captions.some(({ speaker }) => speaker === "visitor");
    if (this.#isToRate) this.#thumbs.part?.draw(drawing);
    const microphone = "talk" in state ? state.talk.microphone : "muted";
    this.#container.hidden = state.kind === "ended";
    this.#blocked.paint(isSoundBlocked ? texts.soundBlocked : undefined, texts.turnOnSound);
    this.#silent.paint(isSilent ? texts.noSound : undefined);
    this.#callFailed.paint(isCallImpossible ? texts.callFailed : undefined);
    this.#microphone.paint(
      isFailure(microphone) ? texts.microphone[microphone] : undefined,
      isHopeless(microphone) ? undefined : texts.useMicrophone,
    );
    // The status already says it.
    this.#busy.paint("waitMs" in state && state.waitMs !== undefined ? "" : undefined, texts.tryNow);
    this.#trace.paint(conversation.trace === undefined ? undefined : "", texts.saveTrace);
  }
}
