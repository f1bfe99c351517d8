import type { FirstTexts } from "../texts/en-first.ts";

/** The data that every placement shows. */
export interface FrameView {
  readonly texts: FirstTexts;
  /** BCP 47, of the texts. */
  readonly language: string;
  readonly dir: "ltr" | "rtl";
  /** The page's name for the agent. */
  readonly heading: string;
  /** Shown while the panel is closed. */
  readonly status: string;
  readonly isOpen: boolean;
  /** A conversation is in progress, even if the panel is closed. */
  readonly isRunning: boolean;
}

export interface FrameActions {
  readonly open: () => void;
  readonly close: () => void;
  readonly end: () => void;
}

/** A placement of the conversation. */
export interface Frame {
  readonly root: HTMLElement;
  /** Gets the focus when the focused element disappears. */
  readonly panel: HTMLElement;
  readonly paint: (view: FrameView) => void;
}

export type BuildFrame = (content: readonly Node[], actions: FrameActions) => Frame;
