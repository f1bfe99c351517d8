import type { Command } from "../command.ts";
import { texts } from "../texts.ts";
import type { DialogName } from "./draft-dialogs.ts";
import { draftMenu } from "./draft-menu.ts";
import type { Panels } from "./panels.ts";
import type { Face } from "./typeface.ts";

export interface DraftActs {
  /** Whether there is a draft already: a live page has nothing yet to discard. */
  readonly isDraft: boolean;
  /** Whether there is more to say of the page than its title. */
  readonly hasDetails: boolean;
  /** Whether pages are published here. */
  readonly isPublishing: boolean;
  /** The page's public URL. */
  readonly liveAddress: string | undefined;
  readonly save: () => void;
  readonly toggle: (panel: keyof Panels) => void;
  readonly find: () => void;
  readonly open: (dialog: DialogName) => void;
  /** Creates a new draft with the same text. */
  readonly duplicate: () => void;
  readonly face: Face;
  readonly setFace: (face: Face) => void;
}

/** The commands for a draft, to be found by their names. */
export const draftCommands = (acts: DraftActs): readonly Command[] => [
  ...(acts.isDraft && acts.isPublishing ? [{ kind: "publish" as const, name: texts.publish.first, run: () => acts.open("publish") }] : []),
  ...writingCommands(acts),
  ...draftMenu(acts).flat(),
];

const writingCommands = ({ save, find }: DraftActs): readonly Command[] => [
  { kind: "save", name: texts.draft.save, keys: "Mod+S", run: save },
  { kind: "find", name: texts.source.find, keys: "Mod+F", run: find },
];
