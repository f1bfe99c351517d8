import type { Texts } from "../texts/texts.ts";

/** What every placement shows. */
export interface FrameView {
  readonly texts: Texts;
  /** BCP 47, of the texts. */
  readonly language: string;
  readonly dir: "ltr" | "rtl";
  /** What the page calls the agent. */
  readonly heading: string;
  /** Said of a panel that is put away. */
  readonly status: string;
  readonly isOpen: boolean;
  /** A conversation goes on, also while the panel is put away. */
  readonly isRunning: boolean;
}

export interface FrameActions {
  readonly open: () => void;
  readonly close: () => void;
  readonly end: () => void;
}

/** How a placement shows the conversation. */
export interface Frame {
  readonly root: HTMLElement;
  /** Gets the focus when what had it goes away. */
  readonly panel: HTMLElement;
  readonly paint: (view: FrameView) => void;
}

export type BuildFrame = (content: readonly Node[], actions: FrameActions) => Frame;
