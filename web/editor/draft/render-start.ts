import { html, nothing, type TemplateResult } from "lit";
import type { StartEvent } from "./new-start.ts";
import type { OpenPage } from "./open-page.ts";

/** Until a new page is stored: what it is begun with. */
export const renderStart = (page: Pick<OpenPage, "start" | "begin">, languages: readonly string[]): TemplateResult | typeof nothing =>
  page.start === undefined
    ? nothing
    : html`<lectern-new-start
        slot="start"
        .start=${page.start}
        .languages=${languages}
        @lectern-start=${({ detail }: StartEvent) => page.begin(detail)}
      ></lectern-new-start>`;
