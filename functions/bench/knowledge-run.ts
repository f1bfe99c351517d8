/**
 * The work of `ask` for a site of 500 pages in five languages, in a separate process on the functions' core: reading the pages, building
 * the index, checking for changes, and finding passages. Sends the measured times to its parent.
 */
import { Firestore } from "firebase-admin/firestore";
import { rankPassages } from "../src/lib/answers/knowledge/find-answer.ts";
import { pageSource, siteFactsStore } from "../src/lib/answers/knowledge/store.ts";
import { findChangeTokens, type KnowledgeSources, refresh, type SiteKnowledge } from "../src/lib/answers/knowledge/site-knowledge.ts";
import { questionStore } from "../src/lib/answers/questions/store.ts";
import { streetPages } from "../test/knowledge/street/street-pages.ts";
import { heldOutQuestions, streetQuestions } from "../test/knowledge/street/questions.ts";

const projectId = "bench-knowledge";
const times = 9;

const store = async (): Promise<void> => {
  const firestore = new Firestore({ projectId: process.env["GCLOUD_PROJECT"] ?? "" });
  const writer = firestore.bulkWriter();
  for (const { slug, language, title, content } of streetPages) {
    const page = {
      visibility: "live",
      slug,
      language,
      doc_template_id: "article",
      metadata: { title, slug },
      content,
      updated_at: new Date(),
    };
    void writer.set(firestore.doc(`projects/${projectId}/documents/${language}-${slug}`), page);
  }
  void writer.set(firestore.doc(`projects/${projectId}/templates/article`), { fields: [{ key: "title" }] });
  await writer.close();
  await firestore.terminate();
};

const timed = async <Result>(work: () => Promise<Result>): Promise<readonly [number, Result]> => {
  const startedMs = performance.now();
  const result = await work();
  return [performance.now() - startedMs, result];
};

const heapMiB = (): number => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 2 ** 20;
};

const sources: KnowledgeSources = { pages: pageSource, questions: questionStore, facts: siteFactsStore };

const stored = { languages: [], isSmall: false };

const measure = async () => {
  const figures = { readMs: new Array<number>(), checkMs: new Array<number>(), buildMs: new Array<number>(), queryMs: new Array<number>() };
  let site: SiteKnowledge | undefined;
  const before = heapMiB();
  for (let time = 0; time < times; time++) {
    const [readMs, read] = await timed(async () => pageSource.readAll(projectId));
    const { pages } = read;
    if (pages.length !== streetPages.length) throw new Error(`${pages.length} pages were read`);
    const inMemory: KnowledgeSources = {
      pages: { ...pageSource, readAll: async () => Promise.resolve(read) },
      questions: { ...questionStore, readAnswered: async () => Promise.resolve([]) },
      facts: {
        findFacts: async () => Promise.resolve(stored),
        createFacts: async () => Promise.resolve(),
        storeFacts: async () => Promise.resolve(),
      },
    };
    const changeTokens = { page: undefined, answer: undefined };
    const [buildMs, built] = await timed(async () => refresh(inMemory, projectId, undefined, { changeTokens, stored, nowMs: 0 }));
    const [checkMs] = await timed(async () => findChangeTokens(sources, projectId));
    site = built;
    figures.readMs.push(readMs);
    figures.buildMs.push(buildMs);
    figures.checkMs.push(checkMs);
  }
  if (site === undefined) throw new Error("nothing was built");
  const indexMiB = heapMiB() - before;
  const { index } = site;
  for (let time = 0; time < times; time++) {
    for (const { question } of [...streetQuestions, ...heldOutQuestions]) {
      const [queryMs] = await timed(async () => rankPassages(index, { question, searchWords: [] }));
      figures.queryMs.push(queryMs);
    }
  }
  return { ...figures, indexMiB };
};

await store();
process.send?.(await measure());
process.disconnect();
