import type { TemplateResult } from "lit";
import type { Texts } from "../texts/texts.ts";

/** What every placement shows, and can do. */
export interface Frame {
  readonly texts: Texts;
  readonly dir: "ltr" | "rtl";
  /** What the page calls the agent. */
  readonly heading: string;
  /** Said while it is collapsed. */
  readonly status: string;
  readonly isOpen: boolean;
  readonly content: TemplateResult;
  readonly open: () => void;
  readonly close: () => void;
}

export type Placed = (frame: Frame) => TemplateResult;
