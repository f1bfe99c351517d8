import type { LecternProject } from "@lectern/client";
import { html, nothing, type TemplateResult } from "lit";
import { settingsAddress } from "../../shared/app/settings-address.ts";
import { cityOf, deviceZone } from "../../shared/time-zone.ts";
import { lateTexts } from "../late-texts.ts";
import { texts } from "../texts.ts";
import { locale } from "../words/words.ts";
import { momentsOf, toLocalTime } from "./local-time.ts";

/** A time by this device's clock, as it is typed. */
export interface Moment {
  /** In the control's format; empty: none. */
  readonly typed: string;
  /** Of a time that comes twice, the second one. */
  readonly isSecond: boolean;
}

export const noMoment: Moment = { typed: "", isSecond: false };

export const momentAt = (time: string | undefined): Moment => {
  if (time === undefined) return noMoment;
  const at = new Date(time);
  const typed = toLocalTime(at);
  return { typed, isSecond: momentsOf(typed)?.[1]?.getTime() === at.getTime() };
};

/** Undefined if nothing is typed, or if there is no such time. */
export const timeOf = ({ typed, isSecond }: Moment): Date | undefined => {
  const [first, second] = momentsOf(typed) ?? [];
  return isSecond ? (second ?? first) : first;
};

/** For the service; null if nothing is typed. A sentence if there is no such time. */
export const readMoment = (moment: Moment): { readonly at: string | null } | { readonly problem: string } => {
  if (moment.typed === "") return { at: null };
  const at = timeOf(moment);
  if (at === undefined) return { problem: lateTexts.publish.gap };
  return at.getTime() <= Date.now() ? { problem: lateTexts.publish.past } : { at: at.toISOString() };
};

export interface SiteClock {
  /** Undefined if it is not known. */
  readonly zone: string | undefined;
  /** Where it is set. */
  readonly settings: string;
}

export const siteClock = (project: LecternProject | undefined, zone: string | undefined): SiteClock => ({
  zone,
  settings: settingsAddress(project?.drafts.projectId ?? "", "calls"),
});

interface MomentField {
  readonly id: string;
  readonly label: string;
  readonly moment: Moment;
  readonly site: SiteClock;
  readonly change: (moment: Moment) => void;
  /** ID of a field beside this one that says whose clock both mean. */
  readonly zoneOf?: string;
}

/** A time field that says whose clock it means, and asks which of two is meant where the clock shows a time twice. */
export const renderMoment = ({ id, label, moment, site, change, zoneOf = id }: MomentField): TemplateResult => {
  const { typed } = moment;
  const [moments, at] = [momentsOf(typed) ?? [], timeOf(moment)];
  const clocks = [...(zoneOf === id ? ownClock(site) : []), ...(at === undefined ? [] : clockOfSite(at, site))];
  return html`<div class="moment">
    <label for=${id}>${label}</label>
    <div class="row">
      <input
        type="datetime-local"
        id=${id}
        aria-describedby="${zoneOf}-zone ${id}-zone"
        .value=${typed}
        min=${toLocalTime(new Date())}
        @change=${({ currentTarget }: Event) =>
          currentTarget instanceof HTMLInputElement && change({ typed: currentTarget.value, isSecond: false })}
      />
      <p class="hint" id="${id}-zone">${clocks.map((clock, index) => html`${index === 0 ? nothing : html`<br />`}${clock}`)}</p>
    </div>
    ${typed !== "" && moments.length === 0 ? html`<p class="error" role="alert">${lateTexts.publish.gap}</p>` : nothing}
    ${moments.length > 1 ? renderTwice(moments, moment, { id, change }) : nothing}
  </div>`;
};

/** Whose clock is meant: this device's. Where that is nobody's, such as UTC, the site's says more, once somebody has said where it is. */
const ownClock = ({ zone, settings }: SiteClock): readonly unknown[] => {
  const city = cityOf(deviceZone());
  if (city !== undefined) return [texts.publish.zone(city)];
  return zone === undefined || cityOf(zone) === undefined ? [html`<a href=${settings}>${lateTexts.publish.setZone}</a>`] : [];
};

/** The same moment by the clock of the site, if that shows another time. */
const clockOfSite = (at: Date, { zone }: SiteClock): readonly unknown[] => {
  const city = zone === undefined ? undefined : cityOf(zone);
  if (zone === undefined || city === undefined) return [];
  const clockIn = (timeZone: string): string =>
    new Intl.DateTimeFormat(locale(), { dateStyle: "medium", timeStyle: "short", timeZone }).format(at);
  const there = clockIn(zone);
  if (there !== clockIn(deviceZone())) return [lateTexts.publish.siteClock(there, city)];
  return cityOf(deviceZone()) === undefined ? [texts.publish.zone(city)] : [];
};

const renderTwice = (
  moments: readonly Date[],
  { typed, isSecond }: Moment,
  { id, change }: Pick<MomentField, "id" | "change">,
): TemplateResult =>
  html`<fieldset>
    <legend>${lateTexts.publish.twice}</legend>
    ${moments.map((at, index) => {
      const clock = new Intl.DateTimeFormat(locale(), { hour: "numeric", minute: "2-digit", timeZoneName: "long" });
      return html`<label class="row"
        ><input
          type="radio"
          name="${id}-which"
          .checked=${isSecond === (index === 1)}
          @change=${() => change({ typed, isSecond: index === 1 })}
        /><span>${clock.format(at)}</span></label
      >`;
    })}
  </fieldset>`;
