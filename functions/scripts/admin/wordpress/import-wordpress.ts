import { pagePath } from "../../../../web/site/page-address.ts";
import { findMistyped } from "../../../src/lib/pages/drafts/template-rules.ts";
import { draftStore } from "../../../src/lib/pages/drafts/store.ts";
import { draftLimits } from "../../../src/lib/pages/drafts/limits.ts";
import { textBytes } from "../../../src/lib/pages/drafts/text-size.ts";
import type { Template } from "../../../src/lib/pages/drafts/page.ts";
import { redirectId } from "../../../src/lib/pages/publishing/store.ts";
import { isRecord, type UnknownRecord } from "../../../src/lib/platform/core/unknown-record.ts";
import type { PageFetcher } from "../../../src/lib/providers/web/page-fetcher.ts";
import { canonicalLanguage } from "../../../src/lib/i18n/language.ts";
import { propose, type Proposal } from "../change.ts";
import { OperatorError } from "../operator-error.ts";
import { requireProject } from "../records.ts";
import { readPages } from "../site/read-site.ts";
import type { Target } from "../target.ts";
import { createPictureStore } from "./fetch-picture.ts";
import { createPlanner, type Plan, type PlannedPost } from "./plan-posts.ts";
import { imageForm, toPostText } from "./post-text.ts";
import { readWxr, type WxrItem } from "./read-wxr.ts";

interface WordpressOptions {
  readonly template?: string;
  readonly language?: string;
}

interface Import {
  readonly target: Target;
  readonly projectId: string;
  readonly template: Template;
  readonly language: string;
  readonly plan: Plan;
  /** Path of a page in this project by its former address. */
  readonly newPaths: ReadonlyMap<string, string>;
  readonly storePicture: (address: string) => Promise<string | undefined>;
  readonly report: Report;
}

/** What came of it, counted while it runs. */
interface Report {
  readonly lost: Set<string>;
  readonly leftOut: Map<string, number>;
}

/**
 * Brings the pages and posts of a WordPress site into a project, as drafts that people look at and publish. What was imported before, or
 * written meanwhile, is left alone: a run that broke off is repeated.
 */
export const importWordpress = async (
  target: Target,
  projectId: string,
  file: string,
  { fetcher, ...options }: WordpressOptions & { readonly fetcher?: PageFetcher },
): Promise<Proposal> => {
  const project = await requireProject(target.firestore, projectId);
  const language = languageOf(project.data, options);
  const template = await chooseTemplate(target, projectId, options);
  const present = await readPages(target.firestore, projectId);
  const planner = createPlanner(new Set(present.flatMap(({ slug }) => slug ?? [])));
  const links = new Map<string, string>();
  for await (const item of readWxr(file)) {
    planner.add(item);
    links.set(item.link, item.id);
  }
  const plan = planner.plan();
  const ids = new Set(present.map(({ id }) => id));
  const fresh = [...plan.posts.values()].filter(({ id }) => !ids.has(id));
  const report: Report = { lost: new Set(), leftOut: new Map(plan.leftOut) };
  const newPaths = toNewPaths(links, plan, { project: project.data, language });
  const site: Import = {
    target,
    projectId,
    template,
    language,
    plan,
    newPaths,
    storePicture: createPictureStore(target, projectId, fetcher),
    report,
  };
  return propose({
    work:
      fresh.length === 0
        ? []
        : [
            {
              lines: fresh.map(({ id, slug }) => `+ projects/${projectId}/documents/${id} (${slug ?? "no address"})`),
              run: async () => writeDrafts(site, file, ids),
            },
          ],
    result: { project: projectId, file, drafts: fresh.length, ...report, notes: Object.fromEntries(plan.notes) },
    sentence: () => describe(fresh.length, plan, report),
  });
};

const describe = (drafts: number, { posts, notes }: Plan, { lost, leftOut }: Report): string => {
  const already = posts.size - drafts;
  const pictures = [...lost];
  return [
    `${drafts} drafts were written${already === 0 ? "" : `; ${already} were there already, and were left alone`}. Nothing is live: look at them and publish them in the editor.`,
    ...[...notes].map(([what, count]) => `${count} of them ${what}.`),
    ...[...leftOut].map(([what, count]) => `Left out: ${count} ${what}`),
    ...pictures.slice(0, 20).map((address) => `Still on the old site, which did not give it: ${address}`),
    ...(pictures.length > 20 ? [`… and ${pictures.length - 20} more pictures.`] : []),
  ].join("\n");
};

const languageOf = (project: UnknownRecord, { language }: WordpressOptions): string => {
  const asked = language ?? project["default_language"];
  const canonical = canonicalLanguage(typeof asked === "string" ? asked : "en");
  if (canonical === undefined) throw new OperatorError(`"${language ?? ""}" is not a language.`);
  return canonical;
};

const chooseTemplate = async ({ firestore }: Target, projectId: string, { template: id }: WordpressOptions): Promise<Template> => {
  const { docs } = await firestore.collection(`projects/${projectId}/templates`).get();
  const [only] = docs;
  const chosen = id ?? (docs.length === 1 ? only?.id : undefined);
  if (chosen === undefined)
    throw new OperatorError(`Say which template the pages get: --template ${docs.map((record) => record.id).join(" or ")}`);
  const template = await draftStore.findTemplate(projectId, chosen);
  if (template === undefined) throw new OperatorError(`There is no template ${chosen} in ${projectId}.`);
  return template;
};

/** Links between the pages of the old site lead to the new ones, also once the domain is elsewhere. */
const toNewPaths = (
  links: ReadonlyMap<string, string>,
  { posts }: Plan,
  { project, language }: { readonly project: UnknownRecord; readonly language: string },
) => {
  const site = isRecord(project["site"]) ? project["site"] : {};
  const { default_language: defaultLanguage } = project;
  const plan = {
    pattern: site["address_pattern"] === "/{language}/{slug}" ? ("/{language}/{slug}" as const) : ("/{slug}" as const),
    defaultLanguage: typeof defaultLanguage === "string" ? defaultLanguage : undefined,
    homeSlug: typeof site["home_slug"] === "string" ? site["home_slug"] : null,
    siteUrl: undefined,
  };
  const paths = new Map<string, string>();
  for (const [link, id] of links) {
    const slug = posts.get(id)?.slug ?? null;
    if (slug !== null && link !== "") paths.set(withoutScheme(link), pagePath(plan, { slug, language }));
  }
  return paths;
};

const withoutScheme = (address: string): string => address.replace(/^https?:\/\//, "").replace(/\/$/, "");

const writeDrafts = async (site: Import, file: string, present: ReadonlySet<string>): Promise<void> => {
  for await (const item of readWxr(file)) {
    const planned = site.plan.posts.get(item.id);
    if (planned !== undefined && !present.has(planned.id)) await writeDraft(site, item, planned);
  }
};

const writeDraft = async (
  { target: { firestore }, projectId, language, ...site }: Import,
  item: WxrItem,
  { id, slug, oldPath }: PlannedPost,
): Promise<void> => {
  const { plan, report } = site;
  const text = toPostText(item, { template: site.template, slug, files: plan.files, uploads: plan.uploads.get(item.id) ?? [] });
  for (const what of text.leftOut) report.leftOut.set(what, (report.leftOut.get(what) ?? 0) + 1);
  const moved = await movePictures(site, text.pictures);
  const content = text.content
    .replaceAll(imageForm, (whole, address: string) => whole.replace(address, () => moved.get(address) ?? address))
    .replaceAll(/(\]\()(https?:\/\/[^\s()]+)/g, (whole, start: string, address: string) => {
      const path = site.newPaths.get(withoutScheme(address));
      return path === undefined ? whole : start + path;
    });
  const metadata = Object.fromEntries(
    Object.entries(text.metadata).map(([key, value]) => [key, typeof value === "string" ? (moved.get(value) ?? value) : value]),
  );
  const mistyped = new Set(findMistyped(site.template, metadata).map(({ path }) => path.replace(/^metadata\./, "")));
  if (textBytes({ metadata, content, language }) > draftLimits.textBytes) {
    report.leftOut.set(tooLong, (report.leftOut.get(tooLong) ?? 0) + 1);
    return;
  }
  const now = new Date();
  const fields = {
    ...{ visibility: "draft", slug, language, content, doc_template_id: site.template.id },
    ...{ metadata: Object.fromEntries(Object.entries(metadata).filter(([key]) => !mistyped.has(key))) },
    ...{ created_at: now, updated_at: now, updated_by: "import-wordpress", revision: 1 },
  };
  const batch = firestore.batch();
  batch.create(firestore.doc(`projects/${projectId}/documents/${id}`), fields);
  if (oldPath !== undefined && slug !== null)
    batch.set(firestore.doc(`projects/${projectId}/redirects/${redirectId(language, oldPath)}`), {
      language,
      from: oldPath,
      to: slug,
      at: now,
    });
  await batch.commit();
};

const tooLong = "texts longer than a page can be";

/** New addresses by the old ones. 4 at once: it is somebody's shop. */
const movePictures = async ({ storePicture, report }: Pick<Import, "storePicture" | "report">, addresses: readonly string[]) => {
  const moved = new Map<string, string>();
  for (let from = 0; from < addresses.length; from += atOnce)
    await Promise.all(
      addresses.slice(from, from + atOnce).map(async (address) => {
        const stored = await storePicture(address);
        if (stored === undefined) report.lost.add(address);
        else moved.set(address, stored);
      }),
    );
  return moved;
};

const atOnce = 4;
