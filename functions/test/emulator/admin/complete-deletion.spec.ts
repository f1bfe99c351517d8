import { expect } from "chai";
import { firestore, identities } from "../../support/admin-app.ts";
import { anAnonymousVisitor } from "../../support/anonymous-visitors.ts";
import { documentedCollections } from "../../support/data-model.ts";
import { aProject } from "../../support/projects.ts";
import { asRecord } from "../../../src/lib/platform/firestore/decode.ts";
import { operate } from "../../support/operator.ts";
import { picturesOf } from "../../support/pictures.ts";
import { readDocuments, type Stored, writeTimesBelow } from "../../support/stored-documents.ts";
import { start, started } from "../../support/visitors.ts";
import { type FilledProject, fillProject } from "../filled-project.ts";

/** Collections that are not below a project, and why they may keep something of one; empty: they must not. */
const outside: Readonly<Record<string, string>> = {
  projects: "",
  outboxes: "",
  site_hosts: "",
  users: "people may have roles elsewhere",
  transfer_lines: "when a phone was last called, for 2 days; the limit is the phone's, whichever project calls it",
  transfer_calls: "places of open calls by the call's ID, which end within minutes",
  translations: "labels, of no project",
};

/** Fields that keep a person's ID, which nothing resolves any more. */
const ofPersonStays: Readonly<Record<string, readonly string[]>> = {
  documents: ["updated_by"],
  versions: ["saved_by"],
  // Of a link that shows nothing any more, and goes within a week.
  preview_links: ["by"],
  // What other teams have entered, and former settings: the command names these projects.
  projects: ["notify", "manager_phone", "managers"],
  settings_versions: ["notify", "manager_phone", "managers"],
};

/** What a question that the team has answered may keep: the site's knowledge. */
const ofQuestionStays = ["question"];

/** Every document of the database that has one of these words in its path or its fields. */
const mentionsOf = async (words: readonly string[]): Promise<ReadonlyMap<string, Stored>> => {
  const paths = [...(await writeTimesBelow("")).keys()];
  const all = await readDocuments(firestore, paths);
  return new Map([...all].filter(([path, { fields }]) => words.some((word) => `${path} ${JSON.stringify(fields)}`.includes(word))));
};

const collectionOf = (path: string): string => path.split("/").at(-2) ?? "";

const collectionsIn = (documents: ReadonlyMap<string, unknown>): readonly string[] => [...new Set([...documents.keys()].map(collectionOf))];

/** What a project may have: something new is missed here until `fillProject` makes it, too. */
const ofProjects = documentedCollections.filter(({ path }) => /^(?:projects|outboxes|site_hosts)\//.test(path));

const isThere = async (uid: string): Promise<boolean> =>
  identities.getUser(uid).then(
    () => true,
    () => false,
  );

/** The fields of a document that have one of these words. */
const fieldsWith = ({ fields = {} }: Stored, words: readonly string[]): readonly string[] =>
  Object.entries(fields)
    .filter(([, value]) => words.some((word) => JSON.stringify(value).includes(word)))
    .map(([name]) => name);

const complete = async ({ person }: FilledProject): Promise<void> => {
  const there = collectionsIn(await mentionsOf([person.projectId]));
  const missing = ofProjects.map(({ name }) => name).filter((name) => !there.includes(name));
  expect(missing, "not filled").to.deep.equal([]);
};

describe("admin project delete, of a project that has everything", () => {
  it("is told of every collection that is not below a project", () => {
    const roots = documentedCollections.filter(({ path }) => path.split("/").length === 2).map(({ name }) => name);
    expect(Object.keys(outside)).to.have.members(roots);
  });

  it("leaves no document, picture, notice or anonymous identity of it", async () => {
    const filled = await fillProject({ visitors: "anyone" });
    const { projectId } = filled.person;
    const guest = await anAnonymousVisitor(projectId);
    started(await start(guest));
    await complete(filled);
    expect(await picturesOf(projectId)).not.to.deep.equal([]);
    await firestore.doc("transfer_calls/open").delete();
    const { exitCode, complaints } = await operate("project", "delete", projectId);
    expect(exitCode, complaints).to.equal(0);
    const left = await mentionsOf([projectId]);
    expect([...left.keys()].filter((path) => (outside[collectionOf(path)] ?? "") === "")).to.deep.equal([]);
    expect(await picturesOf(projectId)).to.deep.equal([]);
    expect(await isThere(guest.uid)).to.equal(false);
    expect((await firestore.doc(`users/${guest.uid}`).get()).exists).to.equal(false);
    expect(await isThere(filled.person.uid)).to.equal(true);
  });
});

describe("admin user delete, of somebody who has done everything", () => {
  it("leaves no word of theirs, and their ID only where nothing resolves it", async () => {
    const filled = await fillProject();
    await complete(filled);
    const { person, email, marks, colleague } = filled;
    const projectRef = firestore.doc(`projects/${person.projectId}`);
    await projectRef.update({ "notify.emails": [email, "desk@people.example"] });
    const [former] = (await projectRef.collection("settings_versions").limit(1).get()).docs;
    const { first_name: name, phone } = asRecord((await firestore.doc(`users/${person.uid}`).get()).get("profile"));
    await former?.ref.update({ notify: { emails: [email] }, managers: [{ name, phone: "+4721985800" }] });
    const { id: elsewhere } = await aProject({ notify: { emails: [email] } });
    const { id: calling } = await aProject({ manager_phone: phone });
    const { id: called } = await aProject();
    await firestore.doc(`projects/${called}/settings_versions/former`).set({ managers: [{ name: "", phone }], manager_phone: phone });
    const exported = await operate("user", "export", email, "--json");
    expect(exported.output).to.match(/"projects\/[^/"]+\/invitations\/[^/"]+":/);
    const before = await mentionsOf(marks);
    const kinds = [
      "invitations",
      "users",
      "members",
      "messages",
      "questions",
      "tool_calls",
      "transfers",
      "onboarding",
      "documents",
      "versions",
    ];
    expect(collectionsIn(before)).to.include.members(kinds);
    const repeated = [...before].filter(([path, { fields }]) => collectionOf(path) === "tool_calls" && fields?.["uid"] === colleague.uid);
    expect(repeated, "read out to the colleague").not.to.deep.equal([]);
    await firestore.doc("transfer_calls/open").delete();
    const { exitCode, complaints, output } = await operate("user", "delete", email);
    expect(exitCode, complaints).to.equal(0);
    const [, listed = ""] = /Nothing is left .* former ones: ([^.]+)\./.exec(output) ?? [];
    expect(listed.split(", ")).to.have.members([elsewhere, calling, called, person.projectId]);
    expect((await projectRef.get()).get("notify.emails")).to.deep.equal(["desk@people.example"]);
    const left = [...(await mentionsOf(marks))].flatMap(([path, stored]) => {
      const collection = collectionOf(path);
      const mayStay = collection === "questions" && stored.fields?.["uid"] === null ? ofQuestionStays : (ofPersonStays[collection] ?? []);
      return fieldsWith(stored, marks)
        .filter((field) => !mayStay.includes(field))
        .map((field) => `${path} ${field}`);
    });
    expect(left).to.deep.equal([]);
    expect(await isThere(person.uid)).to.equal(false);
    expect(await operate("user", "delete", person.uid)).to.deep.include({ exitCode: 0, complaints: "" });
    const publications = [...(await mentionsOf([person.projectId]))].filter(([, { fields }]) => fields?.["due_publication_at"]);
    expect(publications, "the colleague's stays").to.have.length(1);
  });
});
