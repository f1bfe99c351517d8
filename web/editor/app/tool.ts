import { html, nothing, type TemplateResult } from "lit";
import { loadPart } from "../../shared/load-part.ts";
import type { LinkWish } from "../links/link-event.ts";
import type { Command } from "../command.ts";
import type { Route } from "../route.ts";
import { noFacts } from "../site/site-facts.ts";
import type { Visit } from "./visits.ts";

/** The tool that is open above the page: the commands, the keys, or the choice of a link's target. */
export type Tool = "palette" | "keys" | LinkWish;

/** The tool, once it can be shown. Without a network a link is typed by hand. */
export const loadTool = async (tool: Tool, miss: () => void): Promise<Tool | undefined> => {
  const part = await loadPart(async () => import("../commands/define.ts"), miss);
  if (part !== undefined) return tool;
  if (typeof tool === "object") tool.putByHand();
  return undefined;
};

interface ToolOptions {
  readonly tool: Tool | undefined;
  readonly route: Route;
  readonly visit: (projectId: string) => Visit;
  readonly commands: () => readonly Command[];
  readonly close: () => void;
}

export const renderTool = ({ tool, route, visit, commands, close }: ToolOptions): TemplateResult | typeof nothing => {
  if (tool === undefined) return nothing;
  if (tool === "keys")
    return html`<lectern-keys ?writing=${route.kind !== "start" && route.kind !== "pages"} @lectern-close=${close}></lectern-keys>`;
  const { projectId, draftId, docId } = { projectId: "", draftId: "", docId: "", ...route };
  const { pages, site } = projectId === "" ? {} : visit(projectId);
  if (tool === "palette")
    return html`<lectern-palette
      .pages=${pages}
      .commands=${commands()}
      .defaultLanguage=${site?.defaultLanguage}
      projectId=${projectId}
      @lectern-close=${close}
    ></lectern-palette>`;
  return html`<lectern-link-picker
    .pages=${pages}
    .plan=${(site ?? noFacts).plan}
    .wish=${tool}
    from=${draftId || docId}
    @lectern-close=${close}
  ></lectern-link-picker>`;
};
