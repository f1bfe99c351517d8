import { tmpdir } from "node:os";
import { expect } from "chai";
import { apply } from "../../../scripts/admin/apply.ts";
import { importSite } from "../../../scripts/admin/site/import-site.ts";
import { openTarget } from "../../../scripts/admin/target.ts";
import { firestore } from "../../support/admin-app.ts";
import { call } from "../../support/api.ts";
import { secret } from "../../support/notices.ts";
import { operate, operateByCommandLine } from "../../support/operator.ts";
import { aMember } from "../../support/people.ts";
import { picturesOf } from "../../support/pictures.ts";
import { aLivePage, aProject, type Project } from "../../support/projects.ts";
import { opened } from "../../support/replies.ts";
import { aBakery, aFolderName, contentsOf, exported, filesOf, imported, pixelName } from "./support/a-bakery.ts";

const anEmptySite = async (more: object = {}): Promise<Project> =>
  aProject({
    ...more,
    live_agent: { greeting: "", voice: "Puck", instructions: "", origins: ["https://other.example"] },
    modules: { voice: false, onboarding: false },
  });

describe("admin site", () => {
  it("brings a whole site into another project, and the second time changes nothing", async () => {
    const [bakery, other] = await Promise.all([aBakery(), anEmptySite()]);
    const folder = await exported(bakery);
    expect(Object.keys(filesOf(folder)).filter((file) => file.startsWith("pages/"))).to.have.members(
      ["en", "nb"].flatMap((language) => ["about", "home", "prices"].map((slug) => `pages/${language}/${slug}.md`)),
    );
    const whole = Object.values(filesOf(folder)).join("\n");
    expect(whole)
      .not.to.include("ada@bakery.example")
      .and.not.to.include("whsec_")
      .and.not.to.include("4721985800")
      .and.not.to.include("staging.example");

    const dry = await imported(other, folder, "--dry-run");
    expect(dry.output).to.include("Nothing was written");
    expect(await contentsOf(other)).to.deep.equal([]);

    expect((await imported(other, folder)).exitCode).to.equal(0);
    expect(await contentsOf(other)).to.have.deep.members([...(await contentsOf(bakery))]);
    expect(await picturesOf(other.id)).to.deep.equal([pixelName]);
    const page = (
      await firestore.collection(`projects/${other.id}/documents`).where("slug", "==", "home").where("language", "==", "en").get()
    ).docs[0];
    expect(page?.get("metadata.cover")).to.equal(`${process.env["LECTERN_BASE_URL"] ?? ""}/media/${other.id}/${pixelName}`);
    const settings = (await firestore.doc(`projects/${other.id}`).get()).data();
    expect(settings).to.have.nested.property("site.menu").that.deep.equals(["about", "prices"]);
    expect(settings).to.have.nested.property("live_agent.origins").that.deep.equals(["https://other.example"]);
    expect(settings).not.to.have.any.keys("manager_phone", "notify", "site_url");
    const [redirect] = (await firestore.collection(`projects/${other.id}/redirects`).get()).docs;
    expect(redirect?.data()).to.include({ from: "om-oss", to: "about", language: "en" });

    const again = await imported(other, folder);
    expect(again.output).to.include("already has all of it");
    expect(again.complaints).to.equal("");
    const back = await exported(other);
    const [there, here] = [filesOf(folder), filesOf(back)].map((files) =>
      Object.fromEntries(Object.entries(files).map(([name, text]) => [name, text.replaceAll(/updated_at: .*|"project": .*/g, "")])),
    );
    expect(here).to.deep.include(there ?? {});
  });

  it("brings it to another deployment", async () => {
    const bakery = await aBakery();
    const folder = await exported(bakery);
    const environment = {
      GCLOUD_PROJECT: "other-deployment",
      MEDIA_BUCKET: "other-deployment-media",
      LECTERN_BASE_URL: "https://other.example",
    };
    const run = async (...words: readonly string[]) => {
      const outcome = await operateByCommandLine({ environment }, ...words);
      expect(outcome.exitCode, outcome.complaints).to.equal(0);
    };
    await run("project", "create", bakery.id, "--name", "Bakery");
    await run("site", "import", bakery.id, folder);
    const host = process.env["FIRESTORE_EMULATOR_HOST"] ?? "";
    const documents = `http://${host}/v1/projects/other-deployment/databases/(default)/documents/projects/${bakery.id}/documents`;
    const stored = await (await fetch(documents, { headers: { Authorization: "Bearer owner" } })).text();
    expect(stored).to.include(`https://other.example/media/${bakery.id}/${pixelName}`);
    const back = aFolderName();
    await run("site", "export", bakery.id, back);
    expect(Object.keys(filesOf(back))).to.have.members(Object.keys(filesOf(folder)));
  });

  it("gives authors drafts that they can publish", async () => {
    const [bakery, other] = await Promise.all([aBakery(), anEmptySite()]);
    await imported(other, await exported(bakery));
    const { token } = await aMember(other.id, "manager");
    const { draftId, etag } = opened(await call("editOpen", { projectId: other.id, token, body: { slug: "about", language: "en" } }));
    const reply = await call("docsPublish", { projectId: other.id, token, body: { draftId }, headers: { "If-Match": etag } });
    expect(reply.status, JSON.stringify(reply.body)).to.equal(200);
  });

  it("overwrites nothing that is newer or another page unless it is told to, and keeps what it overwrites", async () => {
    const bakery = await aBakery();
    const folder = await exported(bakery);
    const { docs } = await firestore
      .collection(`projects/${bakery.id}/documents`)
      .where("slug", "==", "prices")
      .where("language", "==", "en")
      .get();
    const [prices] = docs;
    await prices?.ref.update({ content: "Newer", updated_at: new Date() });
    const other = await anEmptySite();
    const otherPage = await aLivePage(other, { slug: "prices", content: "Mine" });
    for (const [project, why] of [
      [bakery, "was changed here after"],
      [other, "is at this address already"],
    ] as const) {
      const refused = await imported(project, folder);
      expect(refused.exitCode).to.equal(1);
      expect(refused.complaints).to.include("en prices").and.include(why);
    }
    expect((await prices?.ref.get())?.get("content")).to.equal("Newer");
    expect(await contentsOf(other)).to.have.length(1);

    expect((await imported(bakery, folder, "--force")).exitCode).to.equal(0);
    expect((await imported(other, folder, "--force")).exitCode).to.equal(0);
    expect((await prices?.ref.get())?.get("content")).to.include("# prices");
    const versions = await firestore.collection(`projects/${other.id}/documents/${otherPage}/versions`).get();
    expect(versions.docs.map((version) => String(version.get("content")))).to.deep.equal(["Mine"]);
  });

  it("tells the site's program of what visitors see of it, once, and keeps replaced texts in the pages' histories", async () => {
    const [bakery, other] = await Promise.all([aBakery(), anEmptySite({ site_hook: { url: "https://fjell.example/hook", secret } })]);
    const replaced = await aLivePage(other, { slug: "prices", content: "Mine" });
    const folder = await exported(bakery);
    const events = async () =>
      (await firestore.collection(`projects/${other.id}/outbox`).get()).docs.map((notice) => ({
        kind: String(notice.get("kind")),
        slug: String(notice.get("about.slug")),
      }));
    for (let run = 0; run < 2; run++) {
      const { exitCode, complaints } = await imported(other, folder, "--force");
      expect(exitCode, complaints).to.equal(0);
      expect(await events()).to.have.deep.members([
        ...["home", "about", "prices"].flatMap((slug) => Array.from({ length: 2 }, () => ({ kind: "page_published", slug }))),
        { kind: "site_changed", slug: "undefined" },
      ]);
    }
    const page = firestore.doc(`projects/${other.id}/documents/${replaced}`);
    const [kept, ...more] = (await page.collection("versions").get()).docs;
    expect([kept?.get("content"), more.length]).to.deep.equal(["Mine", 0]);
    expect((await page.get()).get("published_versions")).to.have.nested.property("[0].id", kept?.id);
  });

  it("finishes a run that was killed half-way, and notices who writes meanwhile", async () => {
    const [bakery, other] = await Promise.all([aBakery(), anEmptySite()]);
    const folder = await exported(bakery);
    const target = await openTarget(undefined);
    const half = await importSite(target, other.id, folder, {});
    await apply(target, { ...half, work: half.work.slice(0, half.work.length / 2) });
    // Both have decided on the same state; the slower one meets what the faster has written.
    const slow = await importSite(target, other.id, folder, {});
    expect((await imported(other, folder)).exitCode).to.equal(0);
    const failure: unknown = await apply(target, slow).catch((error: unknown) => error);
    expect(String(failure)).to.include("Someone else has changed");
    expect(await contentsOf(other)).to.have.deep.members([...(await contentsOf(bakery))]);
    expect((await imported(other, folder)).output).to.include("already has all of it");
  });

  it("says what it leaves out, and refuses a folder that is there already", async () => {
    const project = await aProject();
    await aLivePage(project, { language: "no language" });
    await aLivePage(project, { slug: "text", content: 5 });
    const { output, exitCode } = await operate("site", "export", project.id, aFolderName());
    expect(exitCode).to.equal(0);
    expect(output)
      .to.match(/Left out: .*language/)
      .and.match(/Left out: .*content is not a string/);
    const { complaints } = await operate("site", "export", project.id, tmpdir());
    expect(complaints).to.include("already exists");
  });
});
