import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect } from "chai";
import { cacheDir, webDir } from "../../../local/stack/paths.ts";
import { storedDrafts } from "../../support/documents.ts";
import { aMember } from "../../support/people.ts";
import { aLivePage, aProject, aTemplate } from "../../support/projects.ts";
import { stack } from "../../support/stack-addresses.ts";
import { strictProblems } from "../../support/strict-problems.ts";
import { provision } from "../../support/visitors.ts";

const readme = readFileSync(join(webDir, "client/README.md"), "utf8");
const entries = {
  "": "index.ts",
  "/autosave": "autosave/index.ts",
  "/journal": "autosave/indexed-db-journal.ts",
  "/voice": "voice/index.ts",
};

/** All examples in order, as one program. */
const program = [...readme.matchAll(/```ts\n([^]*?)```/g)].map(([, code = ""]) => code).join("\n");

interface Setting {
  readonly projectId: string;
  readonly templateId: string;
  readonly token: string;
}

const runnable = ({ projectId, templateId, token }: Setting): string =>
  [
    `const auth = { currentUser: { uid: "author", getIdToken: async (_refresh: boolean): Promise<string> => ${JSON.stringify(token)} } };`,
    Object.entries(entries)
      .reduce((code, [entry, file]) => code.replace(`"@lectern/client${entry}"`, JSON.stringify(join(webDir, "client/src", file))), program)
      .replace("https://your-project.web.app", stack.hostingUrl)
      .replaceAll('"demo"', JSON.stringify(projectId))
      .replaceAll('"article"', JSON.stringify(templateId)),
    'while (autosave.queue().phase.kind !== "saved") await new Promise((resolve) => setTimeout(resolve, 10));',
    "autosave.stop();",
    "export const seen = { draft, fields, saved, documents, next_cursor, versions, templates, created, site, session, card, conversation: state };",
  ].join("\n");

describe("README of the browser client @nightly", () => {
  it("has examples that compile strictly and run against the local stack", async () => {
    const project = await aProject({ modules: { voice: true, onboarding: false } });
    const templateId = await aTemplate(project.id, [{ key: "title", label: "Title", type: "text" }]);
    await aLivePage({ ...project, templateId }, { slug: "about", language: "en", metadata: { title: "About", slug: "about" } });
    const person = await aMember(project.id, "manager");
    await provision(person, { profile: { language: "en" } });

    const folder = join(cacheDir, "readme");
    mkdirSync(folder, { recursive: true });
    const file = join(folder, `${project.id}.ts`);
    writeFileSync(file, runnable({ projectId: project.id, templateId, token: person.token }));
    expect(strictProblems(file)).to.deep.equal([]);

    const module: unknown = await import(pathToFileURL(file).href);
    expect(module).to.have.nested.property("seen.site.live_agent_placement", "widget");
    expect(module).to.have.nested.property("seen.card.widget.card_id", "profile_card");
    expect(module).to.have.deep.nested.property("seen.fields", [{ key: "title", label: "Title", type: "text" }]);
    expect(module).to.have.nested.property("seen.documents").that.has.lengthOf(1);
    expect(module).to.have.nested.property("seen.versions").that.has.lengthOf(1);
    expect(module).to.have.nested.property("seen.conversation.kind", "connecting");
    const drafts = await storedDrafts(project.id);
    expect(
      drafts.map(({ fields }) => fields?.["content"]),
      "the new page was discarded; the draft was saved by itself",
    ).to.deep.equal(["Typed.\n"]);
  });
});
