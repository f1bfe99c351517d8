import type { AddressPlan } from "../../../../web/site/page-address.ts";
import { findMistyped } from "../../../src/lib/pages/drafts/template-rules.ts";
import { draftLimits } from "../../../src/lib/pages/drafts/limits.ts";
import { textBytes } from "../../../src/lib/pages/drafts/storable.ts";
import { translationField } from "../../../src/lib/pages/drafts/translation.ts";
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
import { formerSlug } from "./old-addresses.ts";
import { createPlanner, layoutLost, type Plan, type PlannedPost, titleOf, tooLong } from "./plan-posts.ts";
import { onlyThisPost } from "./only-this-post.ts";
import { imageForm, toPostText } from "./post-text.ts";
import { readWxr } from "./read-wxr.ts";
import type { WxrItem } from "./wxr-item.ts";

interface WordpressOptions {
  readonly template?: string;
  readonly language?: string;
}

interface Import {
  readonly target: Target;
  readonly projectId: string;
  readonly template: Template;
  readonly plan: Plan;
  readonly site: AddressPlan;
  readonly storePicture: (address: string) => Promise<string | undefined>;
  /** Pictures that the old site did not give. */
  readonly lost: Set<string>;
  /** IDs of posts in WordPress that could not be read. */
  readonly failed: Set<string>;
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
  const languages = languagesOf(project.data, options);
  const template = await chooseTemplate(target, projectId, options);
  const present = await readPages(target.firestore, projectId);
  const planner = createPlanner({ ...languages, present });
  const breaks: string[] = [];
  for await (const item of readWxr(file, (where) => breaks.push(where)))
    await onlyThisPost(titleOf(item), planner.report, () => {
      planner.add(item);
    });
  const plan = planner.plan();
  const fresh = [...plan.posts.values()].filter(({ isPresent }) => !isPresent);
  const [lost, failed] = [new Set<string>(), new Set<string>()];
  const storePicture = createPictureStore(target, projectId, fetcher);
  const site: Import = { target, projectId, template, plan, site: addressPlan(project.data), storePicture, lost, failed };
  for (const where of breaks)
    plan.report.add(`The file is damaged ${where}. Export it again: what is not whole was left out`, undefined, 0);
  return propose({
    work:
      fresh.length === 0
        ? []
        : [
            {
              lines: fresh.map(({ id, slug }) => `+ projects/${projectId}/documents/${id} (${slug ?? "no address"})`),
              run: async () => writeDrafts(site, file),
            },
          ],
    result: {
      ...{ project: projectId, file, drafts: fresh.length },
      // Read after the work.
      toJSON() {
        return { ...this, drafts: fresh.length - failed.size, lost: [...lost], report: plan.report.toJson() };
      },
    },
    sentence: () => describe(fresh.length, site),
  });
};

const describe = (fresh: number, { plan: { posts, report }, lost, failed }: Import): string => {
  const [already, drafts] = [posts.size - fresh, fresh - failed.size];
  const pictures = [...lost];
  return [
    `${drafts} ${drafts === 1 ? "draft was" : "drafts were"} written${already === 0 ? "" : `; ${already} were there already, and were left alone`}. Nothing is live: look at them and publish them in the editor.`,
    ...report.lines(),
    ...pictures.slice(0, 20).map((address) => `Still on the old site, which did not give it: ${address}`),
    ...(pictures.length > 20 ? [`… and ${pictures.length - 20} more images.`] : []),
  ].join("\n");
};

const languagesOf = (project: UnknownRecord, { language }: WordpressOptions) => {
  const asked = language === undefined ? undefined : canonicalLanguage(language);
  if (language !== undefined && asked === undefined) throw new OperatorError(`"${language}" is not a language.`);
  return { asked, ofProject: canonicalLanguage(String(project["default_language"])) ?? "en" };
};

const chooseTemplate = async ({ firestore }: Target, projectId: string, { template: id }: WordpressOptions): Promise<Template> => {
  const { docs } = await firestore.collection(`projects/${projectId}/templates`).get();
  const [only] = docs;
  const chosen = id ?? (docs.length === 1 ? only?.id : undefined);
  if (chosen === undefined)
    throw new OperatorError(`Say which template the pages get: --template ${docs.map((record) => record.id).join(" or ")}`);
  const record = docs.find(({ id: known }) => known === chosen)?.data();
  if (record === undefined) throw new OperatorError(`There is no template ${chosen} in ${projectId}.`);
  return { id: chosen, record };
};

const addressPlan = (project: UnknownRecord): AddressPlan => {
  const { default_language: defaultLanguage, site } = project;
  const { address_pattern: pattern, home_slug: homeSlug } = isRecord(site) ? site : {};
  return {
    pattern: pattern === "/{language}/{slug}" ? pattern : "/{slug}",
    defaultLanguage: typeof defaultLanguage === "string" ? defaultLanguage : undefined,
    homeSlug: typeof homeSlug === "string" ? homeSlug : null,
    siteUrl: undefined,
  };
};

const writeDrafts = async (site: Import, file: string): Promise<void> => {
  const written = new Set<string>();
  for await (const item of readWxr(file)) {
    const planned = site.plan.posts.get(item.id);
    if (planned?.isPresent !== false || written.has(item.id)) continue;
    written.add(item.id);
    if (!(await onlyThisPost(titleOf(item), site.plan.report, async () => writeDraft(site, item, planned)))) site.failed.add(item.id);
  }
};

const writeDraft = async (site: Import, item: WxrItem, planned: PlannedPost): Promise<void> => {
  const { target, projectId, template, plan } = site;
  const { id, slug, language, translationOf } = planned;
  const text = toPostText(item, { template, slug, plan, site: site.site });
  const title = titleOf(item);
  for (const what of text.leftOut) plan.report.add(`Left out, ${what}`, title);
  if (text.content === "") plan.report.add("Became a draft without text", title);
  if (text.oldLinks > 0) plan.report.add("Links that still lead to the old site", title, text.oldLinks);
  if (text.hasLostLayout) plan.report.add(layoutLost, title, 0);
  const moved = await movePictures(site, text.pictures);
  const content = text.content.replaceAll(imageForm, (whole, address: string) =>
    whole.replace(address, () => moved.get(address) ?? address),
  );
  const metadata = Object.fromEntries(
    Object.entries(text.metadata).map(([key, value]) => [key, typeof value === "string" ? (moved.get(value) ?? value) : value]),
  );
  const mistyped = new Set(findMistyped(template, metadata).map(({ path }) => path.replace(/^metadata\./, "")));
  if (textBytes({ metadata, content, language }) > draftLimits.textBytes) {
    plan.report.add(tooLong, title);
    return;
  }
  const now = new Date();
  const fields = {
    ...{ visibility: "draft", slug, language, content, doc_template_id: template.id },
    ...{ metadata: Object.fromEntries(Object.entries(metadata).filter(([key]) => !mistyped.has(key))) },
    ...(translationOf !== undefined && { [translationField]: translationOf }),
    ...{ created_at: now, updated_at: now, updated_by: "import-wordpress", revision: 1 },
  };
  const { firestore } = target;
  const batch = firestore.batch();
  batch.create(firestore.doc(`projects/${projectId}/documents/${id}`), fields);
  const from = formerSlug(planned, item.link, site.site);
  if (from !== undefined)
    batch.set(firestore.doc(`projects/${projectId}/redirects/${redirectId(language, from)}`), { language, from, to: slug, at: now });
  await batch.commit();
};

/** New addresses by the old ones. 4 at once: it is somebody's shop. */
const movePictures = async ({ storePicture, lost }: Import, addresses: readonly string[]) => {
  const moved = new Map<string, string>();
  for (let from = 0; from < addresses.length; from += atOnce)
    await Promise.all(
      addresses.slice(from, from + atOnce).map(async (address) => {
        const stored = await storePicture(address);
        if (stored === undefined) lost.add(address);
        else moved.set(address, stored);
      }),
    );
  return moved;
};

const atOnce = 4;
