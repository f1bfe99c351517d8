import { html, nothing, type TemplateResult } from "lit";
import { mayBeStored } from "../session/may-be-stored.ts";
import type { StartEvent } from "./new-start.ts";
import type { OpenPage } from "./open-page.ts";

/** Until a new page is stored, or about to be: what it is begun with. */
export const renderStart = (
  page: Pick<OpenPage, "start" | "begin" | "session">,
  languages: readonly string[],
): TemplateResult | typeof nothing =>
  page.start === undefined || (page.session !== undefined && mayBeStored(page.session.queue))
    ? nothing
    : html`<lectern-new-start
        slot="start"
        .start=${page.start}
        .languages=${languages}
        @lectern-start=${({ detail }: StartEvent) => page.begin(detail)}
      ></lectern-new-start>`;
