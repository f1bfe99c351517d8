/** As the editor shows it. A part of its own, loaded with the pages of a project. */
export { renderMarkdown } from "../../editor/preview/render-markdown.ts";
