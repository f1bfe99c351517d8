import type { Command } from "../app/command.ts";
import { texts } from "../texts.ts";
import type { DialogName } from "./draft-dialogs.ts";
import { draftMenu } from "./draft-menu.ts";
import type { Panels } from "./panels.ts";

export interface DraftActs {
  /** Whether there is a draft already: a live page has nothing yet that could be discarded. */
  readonly isDraft: boolean;
  readonly save: () => void;
  readonly toggle: (panel: keyof Panels) => void;
  readonly find: () => void;
  readonly open: (dialog: DialogName) => void;
}

/** What can be done in a draft, for whoever looks for it by its name. */
export const draftCommands = ({ isDraft, save, toggle, find, open }: DraftActs): readonly Command[] => [
  { name: texts.draft.save, keys: "Mod+S", run: save },
  { name: texts.draft.preview, run: () => toggle("preview") },
  { name: texts.draft.page, run: () => toggle("page") },
  { name: texts.source.find, keys: "Mod+F", run: find },
  ...draftMenu({ isDraft, open }),
];
