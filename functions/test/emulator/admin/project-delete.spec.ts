import { randomUUID } from "node:crypto";
import { expect } from "chai";
import { readFileSync, rmSync } from "node:fs";
import * as z from "zod";
import { firestore, identities } from "../../support/admin-app.ts";
import { everythingIn, pathsIn, untilStill } from "../../support/documents.ts";
import { type LimitingProxy, startLimitingProxy } from "../../support/limiting-proxy.ts";
import { aFile, operate, operateByCommandLine } from "../../support/operator.ts";
import { anOperatedProject, type OperatedProject } from "./support/operated-project.ts";

const megabyte = 1_000_000;

/** Includes a deleted document with subcollections, and a page with more versions than one commit can delete. */
const aFullProject = async (): Promise<OperatedProject> => {
  const project = await anOperatedProject();
  await operate("transfer", "end", project.id, project.transfer);
  await firestore.doc(`projects/${project.id}/transfers/${project.transfer}`).update({ deadline: null, to_end: [] });
  const documents = firestore.collection(`projects/${project.id}/documents`);
  await firestore.doc(`projects/${project.id}/page_removals/gone`).set({ removed_at: new Date() });
  await documents.doc("gone").collection("versions").doc("v1").set({ content: "left" });
  await documents.doc("gone").collection("versions").doc("v1").collection("notes").doc("n").set({ by: "another program" });
  for (let number = 0; number < 12; number++)
    await documents
      .doc(project.draft)
      .collection("versions")
      .doc(`large-${number}`)
      .set({ content: "x".repeat(megabyte) });
  return project;
};

/** The remaining documents, including deleted ones that still have subcollections. */
const leftOf = async ({ id }: OperatedProject): Promise<readonly string[]> => pathsIn(id);

const Listed = z.object({ result: z.object({ projects: z.array(z.object({ id: z.string(), is_deleted: z.boolean() })) }) });

const isListed = async ({ id }: OperatedProject): Promise<boolean | undefined> =>
  Listed.parse(JSON.parse((await operate("project", "list", "--json")).output)).result.projects.find((project) => project.id === id)
    ?.is_deleted;

describe("admin project delete", () => {
  let proxy: LimitingProxy;

  before(async () => {
    proxy = await startLimitingProxy();
  });

  after(async () => proxy.stop());

  it("leaves nothing of the project, in commits that Firestore takes, and touches no other one and no people", async () => {
    const [project, other] = await Promise.all([aFullProject(), anOperatedProject()]);
    const before = await everythingIn(other.id);
    const environment = { FIRESTORE_EMULATOR_HOST: proxy.host };
    const { exitCode, output, complaints } = await operateByCommandLine({ environment }, "project", "delete", project.id);
    expect(exitCode, complaints).to.equal(0);
    expect(output).to.include("The 2 people who had a role in it stay");
    expect(complaints).to.include(`- projects/${project.id}\n`).and.to.include("/questions (1, and what is below)");
    expect(await leftOf(project)).to.deep.equal([]);
    expect(await isListed(project)).to.equal(undefined);
    expect(await everythingIn(other.id)).to.deep.equal(before);
    expect((await firestore.doc(`users/${project.ada.uid}`).get()).exists).to.equal(true);
    expect((await identities.getUser(project.ada.uid)).email).to.equal(project.ada.email);
  });

  for (const commits of [1, 2])
    it(`locks everybody out when it dies after ${commits} commits, and goes on when it is repeated`, async () => {
      const project = await aFullProject();
      const hung = proxy.hangAfter(commits);
      const killer = new AbortController();
      const environment = { FIRESTORE_EMULATOR_HOST: proxy.host };
      const lost = operateByCommandLine({ environment, signal: killer.signal }, "project", "delete", project.id);
      await hung;
      killer.abort();
      expect((await lost).exitCode).not.to.equal(0);
      await untilStill(project.id);
      expect((await firestore.doc(`projects/${project.id}`).get()).exists).to.equal(false);
      expect(await leftOf(project)).not.to.deep.equal([]);
      expect(await isListed(project)).to.equal(true);
      const made = await operate("project", "create", project.id);
      expect(made.complaints).to.include(`"project delete ${project.id}"`);
      const again = await operate("project", "delete", project.id);
      expect(again.exitCode, again.complaints).to.equal(0);
      expect(await leftOf(project)).to.deep.equal([]);
      expect((await operate("project", "delete", project.id)).complaints).to.include(`There is no project ${project.id}`);
    });

  it("deletes anonymous visitors who have no other project, with their identities", async () => {
    const project = await aFullProject();
    const other = "some-other-project";
    const aVisitor = async (projects: readonly string[], isAnonymous = true): Promise<string> => {
      const { uid } = await identities.createUser(isAnonymous ? {} : { email: `${randomUUID()}@people.example` });
      await firestore.doc(`users/${uid}`).set({ profile: {}, visitor: { projects, last_visit_at: new Date() } });
      return uid;
    };
    const [only, elsewhere, converted, stranger] = await Promise.all([
      aVisitor([project.id]),
      aVisitor([project.id, other]),
      aVisitor([project.id], false),
      aVisitor([other]),
    ]);
    const { exitCode, complaints } = await operate("project", "delete", project.id);
    expect(exitCode, complaints).to.equal(0);
    expect(complaints).to.include("- users who only visited it, anonymously (3 at most)");
    const isThere = async (uid: string) => [
      (await firestore.doc(`users/${uid}`).get()).exists,
      await identities.getUser(uid).then(
        () => true,
        () => false,
      ),
    ];
    expect(await Promise.all([only, elsewhere, converted, stranger].map(isThere))).to.deep.equal([
      [false, false],
      [true, true],
      [false, true],
      [true, true],
    ]);
    expect((await firestore.doc(`users/${elsewhere}`).get()).get("visitor.projects")).to.deep.equal([other]);
  });

  it("does not cut off a phone call", async () => {
    const project = await anOperatedProject();
    const before = await everythingIn(project.id);
    const { exitCode, complaints } = await operate("project", "delete", project.id);
    expect(exitCode).to.equal(1);
    expect(complaints).to.include(`transfer end ${project.id} ${project.transfer}`);
    expect(await everythingIn(project.id)).to.deep.equal(before);
  });
});

describe("admin project export", () => {
  it("writes every document once, including those below deleted ones", async () => {
    const project = await aFullProject();
    const file = aFile("a.jsonl", "");
    rmSync(file);
    const { exitCode, complaints } = await operate("project", "export", project.id, file);
    expect(exitCode, complaints).to.equal(0);
    const Line = z.object({ path: z.string(), data: z.record(z.string(), z.unknown()) });
    const lines = readFileSync(file, "utf8")
      .trimEnd()
      .split("\n")
      .map((line) => Line.parse(JSON.parse(line)));
    expect(lines.map(({ path }) => path).toSorted()).to.deep.equal([...(await leftOf(project))].toSorted());
    const question = lines.find(({ path }) => path.endsWith("/questions/q1"));
    expect(question?.data["question"]).to.equal("Do you sell flour?");
    expect(question?.data["asked_at"]).to.match(/^\d{4}-\d\d-\d\dT.*Z$/);
  });
});
