import { html, type TemplateResult } from "lit";
import { ChevronLeft } from "lucide";
import { icon } from "../../shared/icons/icon.ts";
import { texts } from "../texts.ts";

export const renderBack = (pages: string): TemplateResult =>
  html`<a class="back" href=${pages}>${icon(ChevronLeft, { turns: true })}<span class="word">${texts.list.heading}</span></a>`;
