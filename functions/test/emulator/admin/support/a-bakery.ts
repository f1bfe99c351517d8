import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "chai";
import { firestore } from "../../../support/admin-app.ts";
import { call } from "../../../support/api.ts";
import { operate, type Outcome } from "../../../support/operator.ts";
import { pixel, pictureStore } from "../../../support/pictures.ts";
import { aForeignDraft, aLivePage, anEditor, aProject, type Project } from "../../../support/projects.ts";
import { opened } from "../../../support/replies.ts";

export const pixelName = `${createHash("sha256").update(pixel).digest("hex").slice(0, 40)}.png`;

export const aFolderName = (): string => join(mkdtempSync(join(tmpdir(), "lectern-site-")), "site");

/** Three pages in two languages, a draft of one of them, a page that cannot be moved, a picture and a redirect. */
export const aBakery = async (): Promise<Project> => {
  const project = await aProject({
    live_agent: {
      greeting: "Hei!",
      voice: "Kore",
      instructions: "Be brief.",
      origins: ["https://bakery.example"],
      suggestions: { en: ["When are you open?"] },
    },
    modules: { voice: true, onboarding: false },
    site: {
      live_agent_placement: "widget",
      live_agent_slug: null,
      menu: ["about", "prices"],
      home_slug: "home",
      address_pattern: "/{language}/{slug}",
    },
    manager_phone: "+4721985800",
    site_url: "https://bakery.example",
    notify: { emails: ["ada@bakery.example"] },
    site_hook: { url: "https://bakery.example/hook", secret: "whsec_YmFrZXJ5" },
  });
  await pictureStore.storeObject(`projects/${project.id}/media/${pixelName}`, "image/png", pixel);
  const picture = `https://staging.example/media/${project.id}/${pixelName}`;
  for (const slug of ["home", "about", "prices"]) {
    const content = `# ${slug}\r\n\r\n---\n  ![Loaf](${picture} "Loaf")\n\n17. mai: 12,90\n\n`;
    const english = await aLivePage(project, {
      slug,
      metadata: { title: slug, slug, cover: picture, since: "2026-01-01", price: 12.5, open: null },
      content,
    });
    await aLivePage(project, {
      slug,
      language: "nb",
      metadata: { title: `${slug} på norsk`, slug },
      translation_of: english,
      editor_note: { by: "cms" },
    });
  }
  await aForeignDraft(project, { slug: "catering", metadata: { title: "Catering", slug: "catering" } });
  await aForeignDraft(project, { slug: null, metadata: { title: "No address yet" } });
  const editor = await anEditor(project);
  opened(await call("editOpen", { projectId: project.id, token: editor.token, body: { slug: "about", language: "en" } }));
  const redirects = firestore.collection(`projects/${project.id}/redirects`);
  await redirects.doc("some-id").set({ from: "om-oss", to: "about", language: "en", at: new Date() });
  return project;
};

/** Of one place and time. */
const bookkeeping = new Set([
  ...["created_at", "updated_at", "updated_by", "revision", "base", "claim_id", "stood_at", "recent_saves", "kept_versions", "marks"],
  ...["due_publication", "due_publication_at", "unpublished_from", "published_versions"],
]);

/** Every page and draft with all that people or other programs wrote, wherever its pictures are. */
export const contentsOf = async (project: Project): Promise<readonly unknown[]> => {
  const { docs } = await firestore.collection(`projects/${project.id}/documents`).get();
  return docs.map((record) => {
    const fields = Object.entries(record.data()).filter(([name]) => !bookkeeping.has(name));
    const text = JSON.stringify({ id: record.id, ...Object.fromEntries(fields) });
    const page: unknown = JSON.parse(text.replaceAll(/https?:\/\/[^/"]+\/media\/[^/"]+\//g, "media:"));
    return page;
  });
};

export const exported = async (project: Project): Promise<string> => {
  const folder = aFolderName();
  const { exitCode, complaints } = await operate("site", "export", project.id, folder);
  expect(exitCode, complaints).to.equal(0);
  return folder;
};

export const imported = async (project: Project, folder: string, ...options: readonly string[]): Promise<Outcome> =>
  operate("site", "import", project.id, folder, ...options);

export const filesOf = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => [join(parentPath, name).slice(folder.length + 1), readFileSync(join(parentPath, name), "latin1")]),
  );
