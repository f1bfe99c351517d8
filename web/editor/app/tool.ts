import { html, nothing, type TemplateResult } from "lit";
import type { KnownPages } from "../list/known-pages.ts";
import type { Command } from "./command.ts";
import type { Route } from "./route.ts";

/** The tool that is open above the page. */
export type Tool = "palette" | "keys";

interface ToolOptions {
  readonly tool: Tool | undefined;
  readonly route: Route;
  readonly pages: (projectId: string) => KnownPages;
  readonly commands: () => readonly Command[];
  readonly close: () => void;
}

export const renderTool = ({ tool, route, pages, commands, close }: ToolOptions): TemplateResult | typeof nothing => {
  if (tool === undefined) return nothing;
  if (tool === "keys") return html`<lectern-keys @lectern-close=${close}></lectern-keys>`;
  const { projectId } = { projectId: "", ...route };
  return html`<lectern-palette
    .pages=${projectId === "" ? undefined : pages(projectId)}
    .commands=${commands()}
    projectId=${projectId}
    @lectern-close=${close}
  ></lectern-palette>`;
};
