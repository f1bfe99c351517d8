/** The editor's renderer, as a separate part that is loaded with a project's pages. */
export { renderMarkdown } from "../../editor/preview/render-markdown.ts";
