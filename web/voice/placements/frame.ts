import X from "lucide/dist/esm/icons/x.mjs";
import { create, IconButton, setText } from "../drawing/dom.ts";
import { icon } from "../drawing/icon.ts";
import type { FirstTexts } from "../texts/en-first.ts";

/** The data that every placement shows. */
export interface FrameView {
  readonly texts: FirstTexts;
  /** BCP 47, of the texts. */
  readonly language: string;
  readonly dir: "ltr" | "rtl";
  /** The page's name for the agent. */
  readonly heading: string;
  /** In a word. Empty where it is shown at the text. */
  readonly status: string;
  /** The status as a sentence. */
  readonly told: string;
  /** Whether the panel is seen. */
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
  /** The root has its language already. */
  readonly paint: (view: FrameView) => void;
}

/** `live` is in the panel, as all that is shown there later. */
export type BuildFrame = (live: HTMLElement, actions: FrameActions) => Frame;

/** The panel with its title and, where it can be closed, the button for that. */
export const createPanel = (live: HTMLElement, className: string, onClose?: () => void) => {
  const title = create("h2", { part: "title", className: "title", attributes: { dir: "auto" } });
  const close = onClose && new IconButton(icon(X), { part: "button close", className: "bare alone", onClick: onClose });
  const header = create("header", {}, [title, ...(close === undefined ? [] : [close.element])]);
  return {
    panel: create("section", { part: "panel", className: `panel ${className}`, attributes: { tabindex: "-1" } }, [header, live]),
    paintHeader: ({ heading, texts }: FrameView): void => {
      setText(title, heading);
      close?.paint(texts.close);
    },
  };
};
