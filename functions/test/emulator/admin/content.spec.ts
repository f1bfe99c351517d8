import { expect } from "chai";
import { planLimits } from "../../../src/lib/projects/plans.ts";
import { firestore } from "../../support/admin-app.ts";
import { aFile, operate } from "../../support/operator.ts";
import { anEditor, aProject, aSlug, type Project } from "../../support/projects.ts";

const template = {
  name: "Article",
  fields: [
    { key: "title", label: "Title", type: "text", required: true, max_length: 20 },
    { key: "kind", label: "Kind", type: "select", options: ["news", { value: "guide", label: "A guide" }] },
  ],
};

const page = (lines: readonly string[], content = "# About\n\nWe bake.\n"): string =>
  aFile("page.md", ["---", ...lines, "---", "", content].join("\n"));

const put = async (project: Project, file: string) => operate("page", "put", project.id, file);

describe("admin template put", () => {
  it("stores a template under the name of its file, repeatably", async () => {
    const { id } = await aProject();
    const file = aFile("article.json", JSON.stringify(template));
    expect((await operate("template", "put", id, file)).exitCode).to.equal(0);
    expect((await firestore.doc(`projects/${id}/templates/article`).get()).data()).to.deep.equal(template);
    expect((await operate("template", "put", id, file)).complaints).to.equal("");
  });

  it("refuses a template that is not valid and writes nothing", async () => {
    const { id } = await aProject();
    const { exitCode, complaints } = await operate(
      "template",
      "put",
      id,
      aFile("bad.json", '{"name":"A","fields":[{"key":"a","label":"A","type":"colour"}]}'),
    );
    expect(exitCode).to.equal(1);
    expect(complaints).to.include("fields.0.type must be one of");
    expect((await firestore.doc(`projects/${id}/templates/bad`).get()).exists).to.equal(false);
  });

  it("says what is wrong with a file that is not JSON", async () => {
    const { id } = await aProject();
    const { exitCode, complaints } = await operate("template", "put", id, aFile("broken.json", "{"));
    expect(exitCode).to.equal(1);
    expect(complaints).to.include("cannot be read as JSON");
  });
});

describe("admin page put", () => {
  it("puts a live page that an editor can open", async () => {
    const project = await aProject();
    const slug = aSlug();
    const made = await put(
      project,
      page([`slug: ${slug}`, "language: EN-us", `template: ${project.templateId}`, "title: About us", "tags: [a, b]"]),
    );
    expect(made.exitCode, made.complaints).to.equal(0);
    const editor = await anEditor(project);
    const { body } = await editor.open({ slug, language: "en-US" });
    expect(body).to.deep.include({ action: "cloned_from_live" });
    expect(body).to.have.deep.property("doc", {
      metadata: { slug, title: "About us", tags: ["a", "b"] },
      content: "# About\n\nWe bake.\n",
      doc_template_id: project.templateId,
      language: "en-US",
    });
  });

  it("replaces the page with the same slug and language, and writes nothing when it is the same", async () => {
    const project = await aProject();
    const head = [`slug: ${aSlug()}`, "language: en", `template: ${project.templateId}`, "title: One"];
    await put(project, page(head));
    expect((await put(project, page(head))).complaints).to.equal("");
    expect((await put(project, page(head, "Two"))).complaints).to.include('content: "# About');
    const { docs } = await firestore.collection(`projects/${project.id}/documents`).get();
    expect(docs).to.have.length(1);
    expect(docs[0]?.data()).to.deep.include({ revision: 2, content: "Two" });
  });

  it("links a translation with another slug, and refuses one of a page that is not there", async () => {
    const project = await aProject();
    const head = (slug: string, ...lines: string[]) => page([`slug: ${slug}`, ...lines, `template: ${project.templateId}`, "title: One"]);
    await put(project, head("about", "language: en"));
    const [original] = (await firestore.collection(`projects/${project.id}/documents`).get()).docs;
    await put(project, head("om-oss", "language: nb"));
    const translation = head("om-oss", "language: nb", `translation_of: ${original?.id ?? ""}`);
    expect((await put(project, translation)).complaints).to.include("translation_of");
    expect((await put(project, translation)).complaints, "it is linked already").to.equal("");
    const found = await firestore.collection(`projects/${project.id}/documents`).where("translation_of", "==", original?.id).get();
    expect(found.docs.map((one): readonly unknown[] => [one.get("slug"), one.get("metadata")])).to.deep.equal([
      ["om-oss", { slug: "om-oss", title: "One" }],
    ]);
    const refused = await put(project, head("a", "language: nb", "translation_of: nobody"));
    expect([refused.exitCode, refused.complaints.includes("translation_of is not a page or draft")]).to.deep.equal([1, true]);
  });

  it("refuses values that the service would refuse, and a live page without its required fields", async () => {
    const project = await aProject({ site: { live_agent_placement: "destination_page", live_agent_slug: "agent" } });
    const head = (slug: string, ...lines: string[]) => [`slug: ${slug}`, "language: en", `template: ${project.templateId}`, ...lines];
    const refusals = [
      [page(head("agent", "title: A")), "reserved"],
      [page(head("a")), "metadata.title is required"],
      [page(head("a", "title: 5")), "metadata.title must be a string"],
      [page(["slug: a", "language: en", "template: none", "title: A"]), "There is no template none"],
      [aFile("plain.md", "# No front matter"), "does not begin with front matter"],
    ] as const;
    for (const [file, sentence] of refusals) {
      const { exitCode, complaints } = await put(project, file);
      expect(exitCode, sentence).to.equal(1);
      expect(complaints).to.include(sentence);
    }
    expect((await firestore.collection(`projects/${project.id}/documents`).get()).empty).to.equal(true);
  });

  it("lists pages and drafts", async () => {
    const project = await aProject();
    const slug = aSlug();
    await put(project, page([`slug: ${slug}`, "language: he", `template: ${project.templateId}`, "title: One"]));
    const { output } = await operate("page", "list", project.id);
    expect(output).to.match(new RegExp(`^live +he +${slug} `));
  });
});

describe("admin", () => {
  it("shows what plans allow", async () => {
    const { output } = await operate("plan", "--json");
    expect(JSON.parse(output)).to.have.deep.property("result", planLimits);
    expect(JSON.parse(output)).to.have.nested.property("result.pro.liveSessionsPerDay", 50);
  });

  it("does not take an empty name for the emulator", async () => {
    const { exitCode, complaints } = await operate("project", "show", "x", "--project", "");
    expect(exitCode).to.equal(1);
    expect(complaints).to.include("--project needs the id");
  });
});
