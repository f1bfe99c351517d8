import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { firestore, identities } from "../../../support/admin-app.ts";
import { storeKey } from "../../../support/api-keys.ts";
import { everythingIn } from "../../../support/documents.ts";
import { aFile } from "../../../support/operator.ts";
import { aMember } from "../../../support/people.ts";
import { aPicture, picturesOf } from "../../../support/pictures.ts";
import { aForeignDraft, aLivePage, aProject, aSlug } from "../../../support/projects.ts";

/** A project in which every verb of the operator's tool has an effect. */
export interface OperatedProject {
  readonly id: string;
  /** An ID that is not in use yet. */
  readonly unused: string;
  readonly templateId: string;
  readonly page: string;
  readonly draft: string;
  /** A manager. */
  readonly ada: { readonly uid: string; readonly email: string };
  /** An admin. */
  readonly grace: { readonly uid: string };
  /** The ID of a key of hers. */
  readonly key: string;
  readonly question: string;
  readonly message: string;
  readonly transfer: string;
  readonly files: Readonly<Record<"template" | "page" | "people" | "export" | "broken" | "site", string>>;
}

/** Clears the screen, names the window, and writes backwards, if a terminal prints it. */
export const commands = "\u001b[2J\u001b]0;x\u0007\u009b31m\u007f\r\u202e";

const today = new Date().toISOString().slice(0, 10);

export const anOperatedProject = async (): Promise<OperatedProject> => {
  const project = await aProject({
    modules: { voice: true, onboarding: false },
    live_agent: { greeting: "", voice: "Puck", instructions: "" },
    site: { live_agent_placement: "none", live_agent_slug: null },
  });
  const { uid } = await aMember(project.id, "manager");
  const { email = "" } = await identities.getUser(uid);
  const grace = await aMember(project.id, "admin");
  const unusedTemplate = `unused-${randomUUID()}`;
  const write = async (path: string, data: object): Promise<unknown> => firestore.doc(path).set(data);
  const below = `projects/${project.id}`;
  const slug = aSlug();
  const [page, draft] = await Promise.all([
    aLivePage(project),
    aForeignDraft(project, { slug, metadata: { title: "A", slug } }),
    write(`users/${uid}`, { profile: { first_name: "Ada", last_name: `Lovelace${commands}`, language: null } }),
    write(`${below}/templates/${unusedTemplate}`, { name: `Unused${commands}`, fields: [] }),
    write(`${below}/questions/q1`, {
      ...{ question: "Do you sell flour?", language: "en", uid, status: "open", asked_count: 2 },
      ...{ asked_at: new Date(), last_asked_at: new Date(), last_call: "c" },
    }),
    write(`${below}/messages/m_1`, {
      text: `Call me.${commands}`,
      language: "en",
      uid,
      name: `Ada${commands}`,
      left_at: new Date(),
      status: "open",
      note: null,
    }),
    write(`${below}/transfers/t1`, {
      ...{ uid, identity: randomUUID(), room: randomUUID(), created_at: new Date(), state: "requested" },
      // Far ahead: sweeps of other tests do not close it while a test runs.
      deadline: new Date(Date.now() + 3_600_000),
    }),
    write(`${below}/live_usage/${uid}_${today}`, { uid, day: today, count: 3, reservations: {} }),
    write(`${below}/daily_budgets/${uid}_${today}`, { uid, day: today, counts: { ask_model: 7 } }),
    write(`${below}/daily_budgets/project.${today}`, { day: today, counts: { ask_model: 70 } }),
    write(`${below}/transfer_ledgers/caller_${uid}`, { starts: [new Date(), new Date()], last: null }),
  ]);
  await aPicture(project.id);
  await write(`${below}/documents/${draft}/versions/v1`, { metadata: {}, content: "Old", language: "en" });
  const { keyId: key } = await storeKey(project.id, { by: grace, name: `Hours${commands}` });
  const unused = `unused-${randomUUID()}`;
  const folder = aFile("export.jsonl", "");
  return {
    id: project.id,
    unused,
    templateId: unusedTemplate,
    page,
    draft,
    ada: { uid, email },
    grace: { uid: grace.uid },
    key,
    question: "q1",
    message: "m_1",
    transfer: "t1",
    files: {
      template: aFile("article.json", JSON.stringify({ name: "Article", fields: [] })),
      page: aFile("a.md", `---\nslug: ${aSlug()}\nlanguage: en\ntemplate: ${project.templateId}\ntitle: A\n---\n`),
      people: aFile("people.csv", `email,role,first_name\n${unused}@people.example,member,Bea\n${email},admin,\n`),
      export: folder.replace("export.jsonl", "bakery.jsonl"),
      site: dirname(
        aFile(
          "site.json",
          JSON.stringify({
            ...{ lectern_site: 1, project: "bakery", settings: { default_language: "nb", live_agent: {}, site: {} } },
            redirects: [{ language: "en", from: "old", to: "new" }],
          }),
        ),
      ),
      broken: aFile("broken.csv", "email,role\nnobody,owner\n"),
    },
  };
};

/** Everything that a verb could change. */
export const stateOf = async ({ id, unused, ada, files }: OperatedProject): Promise<unknown> => {
  const [project, other, user, people, pictures] = await Promise.all([
    everythingIn(id),
    everythingIn(unused),
    firestore.doc(`users/${ada.uid}`).get(),
    identities.getUsers([{ uid: ada.uid }, { email: `${unused}@people.example` }]),
    picturesOf(id),
  ]);
  return {
    project: [...project],
    other: [...other],
    user: user.data(),
    people: people.users.map(({ uid, email, disabled }) => [uid, email, disabled]).toSorted(),
    pictures,
    isExported: existsSync(files.export),
  };
};
