import type { DocsPublishRequest } from "@lectern/client";
import { html, type TemplateResult } from "lit";
import { wholeTimeText } from "../words/words.ts";
import { lateTexts } from "../late-texts.ts";
import { type Moment, readMoment, renderMoment, type SiteClock, timeOf } from "./moment.ts";

/** When a page is to go live, and to leave the site. */
export interface ChosenTimes {
  /** Empty: now. */
  readonly from: Moment;
  /** Empty: never. */
  readonly until: Moment;
}

export type Times = Pick<DocsPublishRequest, "publish_at" | "unpublish_at">;

/** For the service, or what is wrong with them. */
export const readTimes = ({ from, until }: ChosenTimes): Times | { readonly problem: string } => {
  const [begin, end] = [readMoment(from), readMoment(until)];
  if ("problem" in begin) return begin;
  if ("problem" in end) return end;
  if (end.at !== null && end.at <= (begin.at ?? "")) return { problem: lateTexts.publish.endsBefore };
  return { ...(begin.at !== null && { publish_at: begin.at }), unpublish_at: end.at };
};

export const renderTimes = ({ from, until }: ChosenTimes, site: SiteClock, change: (times: ChosenTimes) => void): TemplateResult => {
  const [said, at] = [lateTexts.publish, timeOf(from)];
  return html`<div class="when">
    ${renderMoment({ id: "from", label: said.from, moment: from, site, change: (moment) => change({ from: moment, until }) })}
    <p aria-live="polite">${at === undefined ? (from.typed === "" ? said.firstTime : "") : said.planned(wholeTimeText(at))}</p>
    <details ?open=${until.typed !== ""}>
      <summary>${said.endDate}</summary>
      ${renderMoment({
        ...{ id: "until", label: said.until, moment: until, site, zoneOf: "from" },
        change: (moment) => change({ from, until: moment }),
      })}
    </details>
  </div>`;
};
