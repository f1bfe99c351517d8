import { isLive } from "@lectern/client/voice";
import { attempt } from "../../shared/attempt.ts";
import { create } from "../drawing/dom.ts";
import { PartOnDemand } from "../loading/part-on-demand.ts";
import type * as Stage from "./call-stage.ts";
import { Column } from "./column.ts";
import { Composer } from "./composer.ts";
import { ControlBar, microphoneIcon } from "./control-bar.ts";
import type * as Notices from "./notices.ts";
import type { Drawing } from "./drawing.ts";
import { isHopelessEnd } from "../status/ended-text.ts";
import { isWritten } from "../status/status-text.ts";
import { followKeyboard } from "./follow-keyboard.ts";
import { SoundSheet } from "./sound-sheet.ts";
import type * as Wave from "./wave-form.ts";

interface TalkFrame {
  readonly root: ShadowRoot;
  readonly panel: HTMLElement;
  /** The shape that represents the conversation. */
  readonly form: HTMLElement;
  readonly content: HTMLElement;
}

/** A conversation: one column with what was said, one bar with controls; a phone call replaces both. */
export class TalkPanel {
  readonly #frame: TalkFrame;
  readonly #wave: PartOnDemand<typeof Wave, Wave.WaveForm>;
  readonly #column: Column;
  readonly #notices: PartOnDemand<typeof Notices, Notices.Notices>;
  readonly #trouble = create("div", { className: "notices" });
  readonly #composer = new Composer();
  readonly #sheet: SoundSheet;
  readonly #bar: ControlBar;
  readonly #call: PartOnDemand<typeof Stage, Stage.CallStage>;
  readonly #talk: HTMLElement;
  #hadCall = false;
  /** Whether the bar with its button to end was drawn whole. */
  #isEndable = false;

  constructor(frame: TalkFrame, redraw: () => void) {
    this.#frame = frame;
    const { root, form, content } = frame;
    this.#wave = new PartOnDemand(
      async () => import("./wave-form.ts"),
      ({ WaveForm }) => new WaveForm(root, form),
      redraw,
    );
    this.#call = new PartOnDemand(
      async () => import("./call-stage.ts"),
      ({ CallStage }) => {
        const stage = new CallStage(root, microphoneIcon(), redraw);
        content.append(stage.element);
        return stage;
      },
      redraw,
    );
    this.#notices = new PartOnDemand(
      async () => import("./notices.ts"),
      ({ Notices }) => new Notices(root, this.#trouble),
      redraw,
    );
    this.#column = new Column(root, redraw);
    this.#sheet = new SoundSheet(root);
    this.#bar = new ControlBar({ composer: this.#composer, sheet: this.#sheet, onChange: redraw });
    this.#talk = create("div", { className: "content" }, [
      this.#column.element,
      this.#trouble,
      this.#sheet.element,
      this.#composer.element,
      this.#bar.element,
    ]);
    content.replaceChildren(this.#talk);
    followKeyboard(frame.panel);
  }

  /** Draws each part separately: a failure in one does not affect the others. But a conversation that cannot be ended may not begin. */
  draw(drawing: Drawing): void {
    const { view } = drawing;
    const isRunning = view.state.kind !== "ended" && view.state.kind !== "idle";
    const isCalling = view.call !== "none";
    const { panel } = this.#frame;
    panel.classList.toggle("told", isRunning || this.#column.element.childElementCount > 0);
    panel.classList.toggle("calling", isCalling);
    const isOver = view.state.kind === "ended" && isHopelessEnd(view.state.reason);
    // The focused button goes.
    if (isOver && !panel.classList.contains("over") && this.#frame.root.activeElement !== null) panel.focus();
    panel.classList.toggle("over", isOver);
    const isMuted = isLive(view.state) && view.state.talk.microphone !== "on";
    panel.classList.toggle("muted", isMuted);
    panel.classList.toggle("written", isWritten(view));
    const call = isCalling || this.#hadCall ? this.#call.part : undefined;
    this.#hadCall ||= isCalling;
    // Until the call's part is loaded, the conversation can be ended.
    this.#talk.hidden = isCalling && call !== undefined;
    if (call !== undefined) call.element.hidden = !isCalling;
    if (!this.#isEndable) this.#bar.draw(drawing);
    this.#isEndable = true;
    // Before there is trouble: it may be that nothing can be loaded any more.
    for (const part of [this.#bar, call, this.#composer, this.#notices.part, this.#sheet, this.#column, this.#wave.part])
      attempt(() => part?.draw(drawing));
  }
}
