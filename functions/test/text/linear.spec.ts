import { expect } from "chai";
import { mergeThreeWay } from "../../../web/client/src/autosave/three-way.ts";
import { countWords } from "../../../web/editor/draft/count-words.ts";
import { keepBoth } from "../../../web/editor/draft/keep-both.ts";
import { isMarkdown, pasteKind } from "../../../web/editor/source/paste-kind.ts";
import { endsInPicture } from "../../../web/editor/source/picture-places.ts";
import { placePaste } from "../../../web/editor/source/place-paste.ts";
import { htmlToMarkdown } from "../../../web/markdown/from-html/html-to-markdown.ts";
import { linesWithEnds } from "../../../web/editor/source/line-endings.ts";
import { slugOf } from "../../../web/shared/slug-of.ts";
import { cleanText, foldText, shorten } from "../../src/lib/platform/core/text.ts";
import { takesAway } from "../../src/lib/pages/drafts/kept-versions.ts";
import { readFieldValue } from "../../src/lib/onboarding/field-value.ts";
import { extractionLimits } from "../../src/lib/onboarding/extraction/limits.ts";
import { parseJsonLd } from "../../src/lib/onboarding/extraction/json-ld.ts";
import { plainLine } from "../../src/lib/onboarding/extraction/plain-line.ts";
import { readRobots } from "../../src/lib/onboarding/extraction/robots.ts";
import { findVerbatim } from "../../src/lib/onboarding/extraction/verbatim.ts";
import { emailIn } from "../../src/lib/onboarding/extraction/quoted-email.ts";
import { toPassages } from "../../src/lib/answers/knowledge/passages.ts";
import { quoteWords, splitSentences } from "../../src/lib/answers/knowledge/quotation.ts";
import { splitWords } from "../../src/lib/answers/knowledge/terms.ts";
import { toPageHtml } from "../../src/lib/pages/markdown/page-html.ts";
import { toBlocks, toLine } from "../../src/lib/pages/markdown/plain-text.ts";
import { parseModelJson } from "../../src/lib/providers/gemini/generate-content.ts";
import { readHtml } from "../../src/lib/providers/web/read-html.ts";
import { toPostHtml } from "../../scripts/admin/wordpress/post-html.ts";
import { createOldPictures } from "../../scripts/admin/wordpress/old-pictures.ts";
import { countOldLinks } from "../../scripts/admin/wordpress/old-links.ts";
import { rounds } from "../support/rounds.ts";

const oldSite = { pictures: createOldPictures(), postId: "1", footnotes: "", blockOf: () => undefined, tableOf: () => undefined };

/** What reads texts of authors, visitors, websites and models. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  toBlocks: async (text) => toBlocks(text),
  toLine,
  toPassages: async (text) => toPassages({ id: "1", slug: "page", language: "en", title: text, notes: [text], content: text, state: "1" }),
  splitSentences: (text) => splitSentences({ text, isRow: false }),
  quoteWords: (text) =>
    quoteWords(
      {
        page: { kind: "page", id: "1", slug: "", language: "en", title: "" },
        headings: [],
        lines: [{ text, isRow: false }],
      },
      text.slice(0, 200),
    ),
  splitWords,
  readFieldValue: async (text) => readFieldValue("products_services", text, async () => undefined),
  "readFieldValue of different entries": async (text) => {
    const entries = Array.from({ length: text.length / 4 }, (_, entry) => String(entry));
    return readFieldValue("products_services", entries, async () => undefined);
  },
  cleanText,
  foldText,
  shorten: (text) => shorten(text, 500),
  toPageHtml: async (text) => toPageHtml(text, { base: undefined, language: "he" }),
  takesAway: (text) => takesAway({ metadata: {}, content: text }, { metadata: {}, content: `${text.slice(9)}x` }),
  readHtml: async (text) => readHtml(text, new URL("https://site.example/")),
  parseJsonLd,
  readRobots: (text) => readRobots(text, "LecternBot"),
  findVerbatim: (text) => findVerbatim(text.slice(0, 500), text),
  emailIn: (text) => emailIn(text.slice(0, 2 * extractionLimits.textLength), `${namedBy(text)}@example.zz`),
  plainLine: (text) => plainLine(text, 500),
  parseModelJson,
  slugOf,
  countWords: async (text) => countWords(text, "en", noPause),
  keepBoth: (text) => keepBoth(text, `a${text}`, `${text}b`),
  linesWithEnds,
  htmlToMarkdown: (text) => htmlToMarkdown(text),
  "htmlToMarkdown of pictures' words": (text) =>
    htmlToMarkdown(`<img src="https://a.example/b.png" alt="${text.slice(1, 39)}b">`.repeat(9)),
  "htmlToMarkdown of a class": (text) => htmlToMarkdown(`<p class="track${text.replaceAll(/["\s]/g, "")}!">a</p>`),
  pasteKind: (text) => pasteKind({ plain: text, html: text, editorData: text }),
  "pasteKind of a box": (text) => pasteKind({ plain: "a", html: `<div style="white-space: pre;${text}">a</div>`, editorData: "" }),
  "pasteKind of a file": (text) => pasteKind({ plain: "a", html: `<pre style="${text}">${text}</p>`, editorData: "" }),
  endsInPicture: (text) => endsInPicture(`${text})`),
  isMarkdown,
  placePaste: (text) => placePaste(text, text.length, text.length, { markdown: text, cell: text, isInline: false }),
  toPostHtml: (text) => toPostHtml(text, oldSite, { leftOut: new Set(), hasLostLayout: false }),
  "toPostHtml of a caption": (text) => toPostHtml(`[caption]${text}[/caption]`, oldSite, { leftOut: new Set(), hasLostLayout: false }),
  "toPostHtml of a note": (text) => toPostHtml(`a[b_c]${text}<b>[/b_c]`, oldSite, { leftOut: new Set(), hasLostLayout: false }),
  countOldLinks: (text) => countOldLinks(text, "https://old.example/"),
  mergeThreeWay: (text) =>
    mergeThreeWay({ metadata: {}, content: text }, { metadata: {}, content: `a${text}` }, { metadata: {}, content: `${text}b` }),
  "mergeThreeWay of many changes": (text) => {
    const lines = Array.from({ length: text.length / 8 }, (_, line) => `${String(line)}\n`);
    const by = (one: number) => ({ metadata: {}, content: lines.map((line, at) => (at % 4 === one ? `x${line}` : line)).join("") });
    return mergeThreeWay(by(4), by(1), by(3));
  },
};

/** What stands before the sign of an address that has the words of a text, for as long as an address may be. */
const namedBy = (text: string): string => (text.match(/[\p{L}\p{N}]+/gu) ?? []).join(".").slice(0, 64);

const noPause = async (): Promise<void> => undefined;

const units = [
  ...Array.from("a *_`<>[]()|#-=~&\\\".,;:@'\n\t\r\u00a0\u0301\u200d\u202e字ก•"),
  ..."**a,_a_,``a,<b>,<!--,&amp;,|a,a\n,\n\n,1. ,1. a\n,- ,- a\n,> ,# a\n,=\n,~~~\n,```\n,![,](,[a](,[a]: b\n,[^a]: ,[^1]".split(","),
  ...'e\u0301,👩\u200d,http://a.b/ ,a@b.c ,a. ,| - | - |\n,---\n,• a\n,\\a,<p>a,<a href=,<a ,<b ,<style>,<script ,</style>,style=,<li>a,<ul><li>a,<td>a,<s>~,<br>,&nbsp;,<a href=b>!,<b>.</b>a,<p style=mso-list:level2>a,{"a":,\r\n,x ,<!-- wp:a ,<!-- wp:form ,<hr ,<img ,<pre>,<math>,a-,[a_b],![\\,del,font-family:,white-space:pre-wrap;,\u{1F9B0}'.split(
    ",",
  ),
];

/** Between other text, alone, and between lines: many patterns are only slow if something follows that does not match. */
const shapes = [(middle: string) => `a${middle}b`, (middle: string) => middle, (middle: string) => `a\n${middle}\nb`].slice(
  0,
  rounds({ usual: 1, nightly: 3 }),
);

const shortest = 6_000;
const growth = 4;

/** Processor time of this thread in ms, which other programs and threads do not lengthen much. */
const measure = async (read: (text: string) => unknown, texts: readonly string[]): Promise<number> => {
  const before = process.threadCpuUsage();
  for (const text of texts) await read(text);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
};

/** A loaded machine, and collecting garbage, only ever add time: the least of several runs is the work itself. By day the first may acquit. */
const fewest = rounds({ usual: 1, nightly: 3 });
const most = 8;

/** Whether a few characters more take many times as long, as in a pattern that tries all ways: nobody could wait for the long ones. */
const isExplosive = async (read: (text: string) => unknown, make: (length: number) => string): Promise<boolean> => {
  const isLong = async (text: string): Promise<boolean> => (await measure(read, [text])) > 50;
  // Twice, because the first call compiles.
  for (let length = 8; length <= 256; length += 8) if ((await isLong(make(length))) && (await isLong(make(length)))) return true;
  return false;
};

/**
 * Whether a text takes more than twice as long as it does in `growth` parts, which need as much memory: the square of its length takes `growth` times as
 * long. Below 20 ms nobody waits.
 */
const isSlow = async (read: (text: string) => unknown, make: (length: number) => string): Promise<boolean> => {
  if (await isExplosive(read, make)) return true;
  const [wholes, inParts]: [number[], number[]] = [[], []];
  for (let tries = 1; tries <= most; tries++) {
    wholes.push(await measure(read, [make(shortest * growth)]));
    if (Math.min(...wholes) < 20) return false;
    inParts.push(
      await measure(
        read,
        Array.from({ length: growth }, () => make(shortest)),
      ),
    );
    if (tries >= fewest && Math.min(...wholes) < 2 * Math.min(...inParts)) return false;
  }
  return true;
};

describe("what reads texts that others write", () => {
  for (const [name, read] of Object.entries(readers))
    it(`takes time in proportion to their length: ${name}`, async () => {
      const slow: string[] = [];
      for (const unit of units)
        for (const shape of shapes) {
          const make = (length: number): string => shape(unit.repeat(length / unit.length));
          if (await isSlow(read, make)) slow.push(JSON.stringify(shape(unit)));
        }
      expect(slow).to.deep.equal([]);
    });

  it("is found when it takes more", async () => {
    expect(
      await isSlow(
        (text) => /^(?:a|b|ab)+$/.test(`${text}c`),
        (length) => "ab".repeat(length / 2),
      ),
    ).to.equal(true);
    const quadratic = (text: string): number => text.match(/.{8}/gs)?.map((_, at) => text.slice(8 * at).trim().length).length ?? 0;
    expect(await isSlow(quadratic, (length) => " ".repeat(length))).to.equal(true);
  });
});
