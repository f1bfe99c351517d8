import { html, type TemplateResult } from "lit";
import { directionOf } from "../../shared/direction.ts";
import { languageName } from "../words/words.ts";
import type { PageRow } from "../list/page-rows.ts";
import { texts } from "../texts.ts";

/** A page in a list: its name, its address, and a note. */
export const renderPageFace = ({ title, slug, language }: PageRow, more = ""): TemplateResult =>
  html`<span dir=${directionOf(language)} lang=${language}>${title ?? slug ?? texts.list.untitled}</span>
    <span class="hint"><bdi dir="ltr">/${slug ?? ""}</bdi> · ${languageName(language)}${more === "" ? "" : ` · ${more}`}</span>`;
