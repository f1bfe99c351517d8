import { html, type TemplateResult } from "lit";
import { texts } from "../texts.ts";
import type { FormatCommand } from "./format-commands.ts";

const commands: readonly FormatCommand[] = ["bold", "italic", "heading", "bullets", "numbers", "quote", "link", "code"];

/** Buttons in their order in the text, each reached by Tab: there are few enough. */
export const renderToolbar = (format: (command: FormatCommand) => void): TemplateResult => html`
  <div role="group" aria-label=${texts.source.toolbar} class="row toolbar">
    ${commands.map((command) => html`<button type="button" @click=${() => format(command)}>${texts.source.commands[command]}</button>`)}
  </div>
`;
