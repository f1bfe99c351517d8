import type { OpenedDraft } from "@lectern/client";
import type { Text } from "@lectern/client/autosave";
import { texts } from "../texts.ts";

/** The page's name. */
export const nameOf = ({ slug }: Pick<OpenedDraft, "slug">, { metadata: { title } }: Pick<Text, "metadata">): string =>
  typeof title === "string" && title !== "" ? title : (slug ?? texts.list.untitled);
