import type { LecternProject, Statistics } from "@lectern/client";
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { Connection } from "../../shared/connection.ts";
import { controls } from "../../shared/controls.ts";
import { greyRows } from "../../shared/grey-rows.ts";
import { mark } from "../../shared/mark.ts";
import { readersLocale } from "../../shared/readers-locale.ts";
import { sentenceOf } from "../texts/failure-sentence.ts";
import type { Texts } from "../texts/en.ts";
import { renderBarChart, renderWeeks } from "./bar-chart.ts";
import { type Questions, readQuestions, renderQuestions } from "./questions.ts";
import { renderShares } from "./share-table.ts";
import { statisticsStyles } from "./statistics-styles.ts";
import { findStatisticsTexts } from "./find-statistics-texts.ts";
import type { StatisticsTexts } from "./texts/en.ts";
import { sumBy, sumWeeks } from "./sum-weeks.ts";
import { toCsv } from "./to-csv.ts";

const periods = [4, 12, 52] as const;

/** `<lectern-owner-statistics>`: what visitors asked, week by week. */
export class OwnerStatistics extends LitElement {
  static override readonly styles = [controls, statisticsStyles];

  @property({ attribute: false }) accessor project: LecternProject | undefined;
  @property() accessor projectId = "";
  @property({ attribute: false }) accessor texts: Texts | undefined;
  @property() accessor language = "en";

  @state() accessor #words: StatisticsTexts | undefined;
  @state() accessor #statistics: Statistics | undefined;
  @state() accessor #questions: Questions | undefined;
  /** Empty: all visitors. */
  @state() accessor #spoken = "";
  @state() accessor #failure = "";

  readonly #connection = new Connection(this);
  #weeks: number = periods[1];

  override firstUpdated(): void {
    void findStatisticsTexts([this.language]).then(({ texts }) => (this.#words = texts));
    void this.#load();
  }

  async #load(): Promise<void> {
    const { project, texts } = this;
    if (project === undefined || texts === undefined) return;
    const { signal } = this.#connection;
    this.#failure = "";
    try {
      const [found, questions] = await Promise.all([this.#read(project, signal), readQuestions(project, signal)]);
      if (signal.aborted) return;
      this.#statistics = found;
      this.#questions = questions;
    } catch (error) {
      if (!signal.aborted) this.#failure = sentenceOf(error, texts);
    }
  }

  /** At first as far back as there is something. */
  async #read(project: LecternProject, signal: AbortSignal): Promise<Statistics> {
    const found = await project.statistics.read({ weeks: this.#weeks }, { signal });
    if (this.#statistics !== undefined || found.weeks.length > 0) return found;
    this.#weeks = periods[2];
    return project.statistics.read({ weeks: this.#weeks }, { signal });
  }

  override render(): unknown {
    const [{ texts }, words] = [this, this.#words];
    if (texts === undefined) return nothing;
    const { app, failures } = texts;
    return html`
      <h1 tabindex="-1">${app.statistics}</h1>
      ${
        this.#failure === ""
          ? nothing
          : html`<p role="alert" class="error">${this.#failure}</p>
              <button @click=${this.#loadAgain}>${failures.again}</button>`
      }
      ${
        this.#statistics !== undefined && words !== undefined
          ? this.#renderStatistics(this.#statistics, words)
          : this.#failure === ""
            ? html`<p role="status" class="unseen">${app.loading}</p>
                ${greyRows}`
            : nothing
      }
    `;
  }

  #renderStatistics(statistics: Statistics, words: StatisticsTexts): TemplateResult {
    const languages = [...new Set(statistics.weeks.map(({ language }) => language))];
    if (languages.length === 0 && this.#weeks === periods[2] && this.#questions?.asked.length === 0) return renderNobody(words);
    return html`
      ${this.#renderQuestions(words)}
      <div class="row choices">
        <span class="row">
          <label for="weeks">${words.period}</label>
          <select id="weeks" @change=${this.#choosePeriod}>
            ${periods.map((weeks) => html`<option value=${weeks} ?selected=${weeks === this.#weeks}>${words.weeks(this.#format(weeks))}</option>`)}
          </select>
        </span>
        ${
          languages.length < 2 && this.#spoken === ""
            ? nothing
            : html`<span class="row">
                <label for="spoken">${words.language}</label>
                <select id="spoken" @change=${this.#chooseLanguage}>
                  <option value="">${words.allLanguages}</option>
                  ${languages.map((tag) => html`<option value=${tag} ?selected=${tag === this.#spoken}>${this.#nameOf(tag, words)}</option>`)}
                </select>
              </span>`
        }
        ${languages.length === 0 ? nothing : html`<button @click=${() => download(`${this.projectId}.csv`, toCsv(statistics))}>${words.csv}</button>`}
      </div>
      ${languages.length === 0 ? html`<p class="none">${words.empty}</p>` : this.#renderCharts(statistics, words)}
      <p class="hint">${words.hint}</p>
    `;
  }

  #renderQuestions(words: StatisticsTexts): TemplateResult | typeof nothing {
    const [{ texts, projectId, language }, questions] = [this, this.#questions];
    return texts === undefined || questions === undefined ? nothing : renderQuestions({ projectId, questions, texts, words, language });
  }

  #renderCharts(statistics: Statistics, words: StatisticsTexts): TemplateResult {
    const summed = sumWeeks(statistics, this.#spoken);
    const days = daysOf(this.language);
    const weeks = summed.map(({ week }) => days.format(new Date(week)));
    const format = this.#format;
    const series = (name: Exclude<keyof (typeof summed)[number], "week">) => ({
      label: words[name],
      counts: summed.map((week) => week[name]),
    });
    const common = { weekLabel: words.week, weeks, format };
    const pages = new Map(statistics.pages.map((page) => [page.page_id, page]));
    const byPage = sumBy(statistics, "pages", this.#spoken);
    const byOutcome = sumBy(statistics, "transfers", this.#spoken);
    const outcomes = new Map<string, string>(Object.entries(words.outcomes));
    const questions = [series("answered_from_pages"), series("answered_by_team"), series("passed_on")];
    const total = ({ counts }: { readonly counts: readonly number[] }): number => sumOf(counts);
    const figures = [series("conversations"), ...questions];
    return html`
      ${renderFigures(figures.map((one) => [one.label, format(total(one))]))}
      ${renderBarChart({
        ...common,
        title: words.questionsIn(format(sumOf(questions.map(total))), format(total(series("conversations")))),
        series: questions,
      })}
      <details>
        <summary>${words.byWeek}</summary>
        ${renderWeeks({ ...common, title: words.conversations, series: [series("conversations")] })}
        ${renderWeeks({ ...common, title: words.questions, series: questions })}
        ${renderWeeks({ ...common, title: words.people, series: [series("messages"), series("transfers")] })}
        ${renderWeeks({ ...common, title: words.helped, series: [series("thumbs_up"), series("thumbs_down")] })}
        ${
          byOutcome.length === 0
            ? nothing
            : renderShares({
                title: words.transfers,
                columns: [words.outcome, words.count],
                shares: byOutcome.map(([name, count]) => ({ name: outcomes.get(name) ?? words.outcomes.failed, count })),
                format,
              })
        }
        ${
          byPage.length === 0
            ? nothing
            : renderShares({
                title: words.pages,
                columns: [words.page, words.count],
                shares: byPage.map(([id, count]) => {
                  const { title = null, slug = null } = pages.get(id) ?? {};
                  return { name: html`<bdi>${title ?? slug ?? words.gonePage}</bdi>`, count };
                }),
                format,
              })
        }
      </details>
    `;
  }

  /** The button is about to be gone: the keyboard goes on at the heading. */
  readonly #loadAgain = (): void => {
    this.renderRoot.querySelector("h1")?.focus();
    void this.#load();
  };

  readonly #format = (count: number): string => new Intl.NumberFormat(this.language).format(count);

  #nameOf(tag: string, { otherLanguages }: StatisticsTexts): string {
    if (tag === "other") return otherLanguages;
    return new Intl.DisplayNames([this.language, "en"], { type: "language" }).of(tag) ?? tag;
  }

  readonly #choosePeriod = ({ currentTarget }: Event): void => {
    if (!(currentTarget instanceof HTMLSelectElement)) return;
    this.#weeks = Number(currentTarget.value);
    void this.#load();
  };

  readonly #chooseLanguage = ({ currentTarget }: Event): void => {
    if (currentTarget instanceof HTMLSelectElement) this.#spoken = currentTarget.value;
  };
}

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

const renderFigures = (figures: readonly (readonly [label: string, value: string])[]): TemplateResult =>
  html`<dl class="figures">
    ${figures.map(
      ([label, value]) =>
        html`<div>
          <dt>${label}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;

/** No visitor has talked to the assistant yet. */
const renderNobody = ({ nobody, nobodyHint }: StatisticsTexts): TemplateResult =>
  html`<div class="nobody">
    ${mark}
    <p class="title">${nobody}</p>
    <p class="hint">${nobodyHint}</p>
  </div>`;

/** Spreadsheets read a file as UTF-8 if it begins with a byte order mark. */
const download = (name: string, csv: string): void => {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob(["\uFEFF", csv], { type: "text/csv;charset=utf-8" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
};

const daysOf = (language: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(readersLocale(language), { day: "numeric", month: "short", year: "2-digit", timeZone: "UTC" });
