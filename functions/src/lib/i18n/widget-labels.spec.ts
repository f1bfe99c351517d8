import { expect } from "chai";
import { i18nLimits } from "./limits.ts";
import type { OperatorLog } from "../platform/core/operator-log.ts";
import { ServiceError, type ServiceFailure } from "../platform/core/service-error.ts";
import english from "./texts/en.json" with { type: "json" };
import {
  getWidgetLabels,
  type KeptTranslation,
  labelLanguage,
  type TranslationService,
  type TranslationStore,
  type TranslationTask,
  type WidgetLabels,
} from "./widget-labels.ts";
import { Spent } from "../platform/core/spent.ts";

const now = new Date("2026-11-21T10:00:00Z");
const later = (ms: number): Date => new Date(now.getTime() + ms);

interface World {
  readonly records: Map<string, KeptTranslation>;
  readonly calls: { reads: number; writes: number; translations: number; readonly reports: string[] };
  /** Another process with the same storage. */
  readonly inAnotherProcess: () => Ports;
}

type Ports = Parameters<typeof getWidgetLabels>[0];

const aWorld = (translate: TranslationService["translate"] = prefixed): World => {
  const records: World["records"] = new Map();
  const calls: World["calls"] = { reads: 0, writes: 0, translations: 0, reports: [] };
  const nameOf = ({ language, scope }: TranslationTask): string => `${language}_${scope}`;
  const store: TranslationStore = {
    findTranslations: async (keys) => {
      calls.reads += 1;
      return keys.map((key) => records.get(nameOf(key)));
    },
    writeTranslation: async (key, kept) => {
      await new Promise(setImmediate);
      calls.writes += 1;
      records.set(nameOf(key), kept);
    },
  };
  const service: TranslationService = {
    translate: async (request) => {
      calls.translations += 1;
      return translate(request);
    },
  };
  const log: OperatorLog = ({ outcome, data }) => {
    calls.reports.push(`${outcome} ${String(data?.scope)}`);
  };
  return {
    records,
    calls,
    inAnotherProcess: () => ({ store: { ...store }, service, spend: async () => new Spent("translate_labels"), log }),
  };
};

const prefixed: TranslationService["translate"] = async ({ texts, target }) => texts.map((text) => `${target} ${text}`);

const inEnglish: WidgetLabels = { labels: english.profile_card, pronoun_labels: english.pronouns };

const switchTo = { language: "sw", switching: true, now };
const stay = { language: "sw", switching: false, now };

const isTranslated = ({ labels, pronoun_labels }: WidgetLabels): boolean =>
  labels.email === "sw Email" && pronoun_labels.they_them === "sw they/them";

describe("getWidgetLabels", () => {
  it("asks nobody for English and for languages of the catalogue", async () => {
    const { calls, inAnotherProcess } = aWorld();
    const ports = inAnotherProcess();
    for (const language of ["en", "en-GB", "", "not a tag"])
      expect(await getWidgetLabels(ports, { language, switching: true, now })).to.deep.equal(inEnglish);
    expect((await getWidgetLabels(ports, { language: "pt-BR", switching: true, now })).labels.language).to.equal("Idioma");
    expect((await getWidgetLabels(ports, { language: "zh-TW", switching: true, now })).labels.phone).to.equal("電話");
    expect(calls).to.deep.equal({ reads: 0, writes: 0, translations: 0, reports: [] });
  });

  it("translates both scopes on a switch, and reads once afterwards", async () => {
    const { calls, inAnotherProcess } = aWorld();
    expect(isTranslated(await getWidgetLabels(inAnotherProcess(), switchTo))).to.equal(true);
    expect(calls).to.deep.equal({ reads: 1, writes: 2, translations: 2, reports: [] });
    for (const request of [switchTo, stay, { ...switchTo, language: "sw-KE" }]) {
      const readsBefore = calls.reads;
      expect(isTranslated(await getWidgetLabels(inAnotherProcess(), request))).to.equal(true);
      expect(calls.reads - readsBefore).to.equal(1);
    }
    expect(calls.translations).to.equal(2);
  });

  it("translates nothing for who does not switch", async () => {
    const { calls, inAnotherProcess } = aWorld();
    expect(await getWidgetLabels(inAnotherProcess(), stay)).to.deep.equal(inEnglish);
    expect(calls).to.deep.equal({ reads: 1, writes: 0, translations: 0, reports: [] });
  });

  it("translates once in each process, for fifty callers in four processes", async () => {
    const { calls, inAnotherProcess } = aWorld(async (request) => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      return prefixed(request);
    });
    const processes = Array.from({ length: 4 }, inAnotherProcess);
    const callers = Array.from({ length: 50 }, async (_, index) => {
      const ports = processes[index % processes.length];
      if (ports === undefined) throw new Error("there are four");
      return getWidgetLabels(ports, switchTo);
    });
    expect((await Promise.all(callers)).every(isTranslated)).to.equal(true);
    expect(calls.translations).to.equal(8);
  });

  it("gives English after a failure, and owes a translation once the pause is over", async () => {
    let failure: ServiceFailure | undefined = "provider_down";
    const { calls, inAnotherProcess } = aWorld(async (request) => {
      if (failure !== undefined) throw new ServiceError(failure);
      return prefixed(request);
    });
    expect(await getWidgetLabels(inAnotherProcess(), switchTo)).to.deep.equal(inEnglish);
    expect(calls.reports).to.deep.equal(["provider_down profile_card", "provider_down pronouns"]);
    failure = undefined;
    for (const request of [switchTo, stay]) expect(await getWidgetLabels(inAnotherProcess(), request)).to.deep.equal(inEnglish);
    expect(calls.translations).to.equal(2);
    expect(isTranslated(await getWidgetLabels(inAnotherProcess(), { ...stay, now: later(i18nLimits.failurePauseMs + 1_000) }))).to.equal(
      true,
    );
    expect(calls.translations).to.equal(4);
  });

  it("asks again only after days for a language that the service does not have", async () => {
    const { calls, inAnotherProcess } = aWorld(async () => Promise.reject(new ServiceError("unsupported_language")));
    await getWidgetLabels(inAnotherProcess(), switchTo);
    await getWidgetLabels(inAnotherProcess(), { ...switchTo, now: later(i18nLimits.unsupportedPauseMs - 60_000) });
    expect(calls.translations).to.equal(2);
    await getWidgetLabels(inAnotherProcess(), { ...switchTo, now: later(i18nLimits.unsupportedPauseMs + 60_000) });
    expect(calls.translations).to.equal(4);
  });

  it("keeps one scope when the other fails", async () => {
    const { calls, inAnotherProcess } = aWorld(async (request) => (request.texts.includes("Email") ? [] : prefixed(request)));
    const { labels, pronoun_labels } = await getWidgetLabels(inAnotherProcess(), switchTo);
    expect(labels).to.deep.equal(inEnglish.labels);
    expect(pronoun_labels.she_her).to.equal("sw she/her");
    expect(calls.reports).to.deep.equal(["unreadable profile_card"]);
  });

  it("does not serve translations of other texts", async () => {
    const { records, calls, inAnotherProcess } = aWorld();
    await getWidgetLabels(inAnotherProcess(), switchTo);
    const current = [...records.values()].map(({ sourceHash }) => sourceHash);
    for (const [name, kept] of records) records.set(name, { ...kept, sourceHash: "old" });
    expect(isTranslated(await getWidgetLabels(inAnotherProcess(), stay))).to.equal(true);
    expect(calls.translations).to.equal(4);
    expect([...records.values()].map(({ sourceHash }) => sourceHash)).to.deep.equal(current);
  });

  it("waits for a service that hangs no longer than it may", async () => {
    const { calls, inAnotherProcess } = aWorld(async () => new Promise(() => undefined));
    expect(await getWidgetLabels(inAnotherProcess(), switchTo)).to.deep.equal(inEnglish);
    expect(calls.translations).to.equal(2);
  });

  it("reports a service that ran out of its own time", async () => {
    const { calls, inAnotherProcess } = aWorld(async () => Promise.reject(new ServiceError("timeout")));
    expect(await getWidgetLabels(inAnotherProcess(), switchTo)).to.deep.equal(inEnglish);
    expect(calls.reports).to.deep.equal(["timeout profile_card", "timeout pronouns"]);
  });

  it("does not hide mistakes of our own", async () => {
    const mistake = new TypeError("a mistake");
    const { inAnotherProcess } = aWorld(async () => Promise.reject(mistake));
    expect(await getWidgetLabels(inAnotherProcess(), switchTo).catch((error: unknown) => error)).to.equal(mistake);
  });
});

const languages: Readonly<Record<string, string | undefined>> = {
  en: "en",
  "en-GB": "en",
  sw: "sw",
  "sw-KE": "sw",
  "pt-BR": "pt",
  zh: "zh",
  "zh-CN": "zh",
  "zh-Hans": "zh",
  "zh-TW": "zh-Hant",
  "zh-HK": "zh-Hant",
  "zh-Hant-TW": "zh-Hant",
  sr: "sr",
  "sr-Cyrl": "sr",
  "sr-Latn": "sr-Latn",
  "sr-ME": "sr-Latn",
  "uz-Cyrl": "uz-Cyrl",
  "pa-PK": "pa-Arab",
  iw: "he",
  tl: "fil",
  "sw-u-nu-latn": "sw",
  yue: "yue",
  en_US: undefined,
  "": undefined,
  "not a tag": undefined,
  "../x": undefined,
};

describe("labelLanguage", () => {
  for (const [tag, language] of Object.entries(languages)) {
    it(`reads ${JSON.stringify(tag)} in ${language ?? "English"}`, () => {
      expect(labelLanguage(tag)).to.equal(language);
    });
  }
});
