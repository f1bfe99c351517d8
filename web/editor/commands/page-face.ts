import { html, type TemplateResult } from "lit";
import { directionOf } from "../../shared/direction.ts";
import { languageName } from "../app/words.ts";
import type { PageRow } from "../list/page-rows.ts";
import { texts } from "../texts.ts";

/** A page among others: what it is called, where it is, and what else there is to say. */
export const renderPageFace = ({ title, slug, language }: PageRow, more = ""): TemplateResult =>
  html`<span dir=${directionOf(language)} lang=${language}>${title ?? slug ?? texts.list.untitled}</span>
    <span class="hint"><bdi dir="ltr">/${slug ?? ""}</bdi> · ${languageName(language)}${more === "" ? "" : ` · ${more}`}</span>`;
