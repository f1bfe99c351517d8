import type { LecternProject } from "@lectern/client";
import type { LitElement } from "lit";
import { AtReturn } from "../../shared/at-return.ts";
import type { News } from "../session/news.ts";
import { lookForOthers } from "../session/look-for-others.ts";
import type { OpenPage } from "./open-page.ts";
import { PresenceSigns } from "./presence.ts";

interface Host extends LitElement {
  readonly project: LecternProject | undefined;
  /** The signed-in person. */
  readonly author: string;
}

/**
 * Who else is here; and what others have changed, when an author returns to the window. With unsaved text, the next save finds that out. Nobody
 * is told of what they have done themselves.
 */
export const watchOthers = (host: Host, page: OpenPage, tell: (news: Partial<News>) => void): void => {
  const look = async (): Promise<void> => {
    const { draftId = "", session, opened } = page;
    const found = await lookForOthers(host.project, draftId === "" ? undefined : session, draftId);
    if (found === undefined) return;
    page.learn(found);
    // A schedule changes the tag, and no word.
    const isSame = found.revision === opened?.revision && found.doc.content === opened.doc.content;
    const isNews = found.updated_by !== host.author && !isSame;
    tell({ merged: undefined, ...(isNews && { changedBy: { name: found.updated_by_name } }) });
  };
  new AtReturn(host, () => void look());
  new PresenceSigns(
    host,
    () => page.storedId,
    (people) => tell({ people }),
  );
};
