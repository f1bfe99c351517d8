import { expect } from "chai";
import { firestore, identities } from "../../support/admin-app.ts";
import { storedPage, storedVersions } from "../../support/documents.ts";
import { aFile, operate, operateByCommandLine, operateWithInput, type Outcome } from "../../support/operator.ts";
import { aForeignDraft, aLivePage, anEditor, aProject, aSlug } from "../../support/projects.ts";
import { opened } from "../../support/replies.ts";

/** A sentence that an operator can act on, without any of our code. */
const expectSentence = ({ exitCode, complaints }: Outcome, sentence: string): void => {
  expect(exitCode).to.equal(1);
  expect(complaints).to.include(sentence);
  expect(complaints).not.to.match(/^\s+at /m);
};

describe("admin, mistakes", () => {
  it("takes no empty or odd number of sessions for 0", async () => {
    const { id } = await aProject({
      live_sessions_per_day: 7,
      modules: { voice: true, onboarding: false },
      live_agent: { greeting: "", voice: "Puck", instructions: "" },
      site: { live_agent_placement: "none", live_agent_slug: null },
    });
    for (const number of ["", " ", "1e3", "-1", "ten", "0x10"]) {
      expectSentence(await operate("project", "set", id, `--sessions-per-day=${number}`), "live_sessions_per_day must be a whole number");
    }
    expect((await firestore.doc(`projects/${id}`).get()).get("live_sessions_per_day")).to.equal(7);
    expect(await operate("project", "set", id, "--sessions-per-day", "0")).to.include({ exitCode: 0 });
  });

  it("says that a password is too short", async () => {
    const email = `${aSlug()}@people.example`;
    expectSentence(await operate("user", "provision", email, "--create-identity", "--password", "abc"), "password");
  });

  it("takes a password from the standard input, and none from nothing", async () => {
    const email = `${aSlug()}@people.example`;
    const words = ["user", "provision", email, "--create-identity", "--password-stdin"];
    expectSentence(await operateWithInput("", ...words), "no password on the standard input");
    const { exitCode, complaints } = await operateByCommandLine({ input: "correct horse\n" }, ...words);
    expect(exitCode, complaints).to.equal(0);
    expect(complaints).not.to.include("correct horse");
    expect((await identities.getUserByEmail(email)).email).to.equal(email);
  });

  it("says that there are no credentials", async () => {
    const environment = { GOOGLE_APPLICATION_CREDENTIALS: "/no/such/file", HOME: "/nonexistent", GCE_METADATA_HOST: "127.0.0.1:1" };
    const outcome = await operateByCommandLine({ environment }, "project", "show", "any", "--project", "a-real-project");
    expect(outcome.exitCode).to.equal(1);
    expect(outcome.complaints).not.to.match(/^\s+at /m);
    expect(outcome.complaints).to.match(/credentials|no\/such\/file/);
  });

  it("says that a key is reserved", async () => {
    const { id, templateId } = await aProject();
    const template = { name: "A", fields: [], __meta__: 1 };
    expectSentence(await operate("template", "put", id, aFile("t.json", JSON.stringify(template))), "template.__meta__");
    const page = `---\nslug: a\nlanguage: en\ntemplate: ${templateId}\ntitle: A\n__meta__: 1\n---\n`;
    expectSentence(await operate("page", "put", id, aFile("p.md", page)), "metadata.__meta__");
  });

  it("reads files with a byte order mark", async () => {
    const { id, templateId } = await aProject();
    const template = { name: "A", fields: [{ key: "a", label: "A", type: "text" }] };
    expect(await operate("template", "put", id, aFile("bom.json", `\ufeff${JSON.stringify(template)}`))).to.include({ exitCode: 0 });
    const page = `\ufeff---\nslug: bom\nlanguage: en\ntemplate: ${templateId}\ntitle: A\n---\nText\n`;
    const outcome = await operate("page", "put", id, aFile("bom.md", page));
    expect(outcome.exitCode, outcome.complaints).to.equal(0);
  });

  it("tells failures as JSON to a script", async () => {
    for (const words of [
      ["project", "show", "no-such-project"],
      ["page", "put", "no-such-project"],
      ["page", "no-such-verb"],
      ["project", "create", "a", "--plan", "none"],
    ]) {
      const { exitCode, complaints } = await operate(...words, "--json");
      expect(exitCode, words.join(" ")).to.equal(1);
      expect(JSON.parse(complaints), words.join(" ")).to.have.property("error").that.is.a("string").and.is.not.empty;
    }
  });
});

describe("admin template and page", () => {
  it("show, list and remove templates, those in use only when told to", async () => {
    const project = await aProject();
    await aLivePage(project);
    const listed = await operate("template", "list", project.id, "--json");
    expect(JSON.parse(listed.output)).to.deep.nested.include({
      "result.templates": [{ id: project.templateId, name: "Article", fields: 1 }],
    });
    expect((await operate("template", "show", project.id, project.templateId)).output).to.include('"key": "title"');
    expectSentence(await operate("template", "remove", project.id, project.templateId), "1 pages and drafts have the template");
    expect(await operate("template", "remove", project.id, project.templateId, "--force")).to.include({ exitCode: 0 });
    expectSentence(await operate("template", "show", project.id, project.templateId), "There is no template");
  });

  it("show and remove pages and drafts with what is below them", async () => {
    const project = await aProject();
    const editor = await anEditor(project);
    const slug = aSlug();
    const live = await aLivePage(project, { slug });
    const { draftId } = opened(await editor.open({ slug, language: "en" }));
    await editor.save({ draftId, metadata: {}, content: "New", language: "en" });
    expect((await operate("page", "show", project.id, live)).output).to.include(slug);
    expect(await operate("page", "remove", project.id, draftId)).to.include({ exitCode: 0 });
    expect(await storedVersions(project.id, draftId)).to.deep.equal([]);
    expect(await operate("page", "remove", project.id, live)).to.include({ exitCode: 0 });
    expect(await storedPage(project.id, live)).to.equal(undefined);
    expectSentence(await operate("page", "remove", project.id, live), "There is no page or draft");
  });

  it("check the pages that are stored in unusual ways", async () => {
    const project = await aProject();
    const [usual, other] = [await aLivePage(project), aSlug()];
    const odd = {
      language: await aLivePage(project, { language: "pt-br" }),
      gone: await aLivePage(project, { language: "klingon" }),
      slug: await aLivePage(project, { slug: "/contact", metadata: { slug: "contact" } }),
      nfd: await aForeignDraft(project, { slug: "cafe\u0301", metadata: {} }),
      forms: await aLivePage(project, { content: 5, metadata: [], updated_at: "then", doc_template_id: "none", visibility: "archived" }),
      twins: await Promise.all([aLivePage(project, { slug: other, language: "iw" }), aLivePage(project, { slug: other, language: "he" })]),
    };
    const { output, exitCode } = await operate("page", "check", project.id);
    expect(exitCode).to.equal(0);
    expect(output).not.to.include(usual);
    for (const words of [
      'language "pt-br" is pt-BR in its canonical form',
      'language "klingon" does not exist',
      'slug "/contact" must not start or end with a slash',
      'metadata.slug "contact" differs from slug "/contact"',
      "is not in Unicode NFC",
      "content is not a string",
      "metadata is not a map",
      "updated_at is not a time",
      'doc_template_id "none" names no template',
      'visibility "archived" is neither live nor draft',
      `is shared with ${odd.twins[0]}`,
    ]) {
      expect(output).to.include(words);
    }
    for (const id of [odd.language, odd.gone, odd.slug, odd.nfd, odd.forms]) expect(output).to.include(id);
    const fresh = await aProject();
    expect((await operate("page", "check", fresh.id)).output).to.include("are stored as usual");
  });
});
