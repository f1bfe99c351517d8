import type { AppPlace } from "../shared/app/app-bar.ts";

/** What a command is about, which is drawn beside its name. */
export type CommandKind =
  | AppPlace
  | "comments"
  | "details"
  | "discard"
  | "duplicate"
  | "find"
  | "keys"
  | "language"
  | "live"
  | "new"
  | "preview"
  | "previewLink"
  | "publish"
  | "save"
  | "schedule"
  | "unpublish"
  | "versions";

/** A command that is available now and can be found by its name. */
export interface Command {
  readonly kind: CommandKind;
  readonly name: string;
  /** The keyboard shortcut. */
  readonly keys?: string;
  readonly run: () => void;
}
