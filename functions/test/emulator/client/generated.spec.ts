import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createClient } from "@hey-api/openapi-ts";
import { expect } from "chai";
import { contractFile } from "../../../contract/contract-file.ts";
import { cacheDir } from "../../../local/stack/paths.ts";
import { storedDrafts } from "../../support/documents.ts";
import { aMember } from "../../support/people.ts";
import { aLivePage, aProject, aSlug } from "../../support/projects.ts";
import { stack } from "../../support/stack-addresses.ts";
import { strictProblems } from "../../support/strict-problems.ts";
import { provision } from "../../support/visitors.ts";

/** A program that uses a client generated from the contract. The compiler checks it against the generated types. */
const program = `
import { createClient } from "./client/index.ts";
import { editDiscard, editOpen, editSave, liveSession, liveToolsExecute, templatesList } from "./index.ts";
import type { EditSaveError, OpenedDraft, Widget } from "./index.ts";

interface Work {
  readonly baseUrl: string;
  readonly token: string;
  readonly projectId: string;
  readonly slug: string;
}

export const work = async ({ baseUrl, token, projectId, slug }: Work) => {
  const client = createClient({ baseUrl, auth: token });
  const path = { projectId };

  const opened = await editOpen({ client, path, body: { slug, language: "en" }, throwOnError: true });
  const { draftId, doc, action }: OpenedDraft = opened.data;
  const tag = opened.response.headers.get("ETag") ?? "";
  const save = async (content: string) =>
    editSave({ client, path, headers: { "If-Match": tag }, body: { draftId, metadata: {}, content, language: doc.language } });
  const saved = await save("first");
  const stale = await save("second");
  const discarded = await editDiscard({ client, path, body: { draftId }, throwOnError: true });

  const { data: { templates } } = await templatesList({ client, path, throwOnError: true });
  const labels: readonly string[] = templates.flatMap(({ fields }) => fields.map(({ label }) => label));

  const visitor = { "x-project-id": projectId };
  const session = await liveSession({ client, headers: visitor, throwOnError: true });
  const tool = await liveToolsExecute({ client, headers: visitor, body: { tool_name: "update_profile" }, throwOnError: true });
  return {
    action,
    saved: saved.data?.draftId,
    refusal: stale.error && toRefusal(stale.error),
    discarded: discarded.data.draftId,
    labels,
    session: session.data.token,
    card: tool.data.widget && toLine(tool.data.widget),
  };
};

const toRefusal = ({ code, details = [] }: EditSaveError) => {
  // @ts-expect-error: a save is never refused for want of units
  if (code === "quota_reached") return undefined;
  return { code, paths: details.map(({ path }) => path) };
};

/** Every card by its ID. */
const toLine = (card: Widget): string => {
  switch (card.card_id) {
    case "profile_card":
      return card.pronoun_labels[card.data.pronoun];
    case "answer_card":
      return card.data.sources.map(({ title }) => title).join();
    case "question_card":
      return card.data.question;
    case "message_card":
      return card.labels.message + card.data.message;
    case "company_card":
      return card.data.candidates.map(({ name, source_name }) => name + source_name).join();
    case "brief_card":
      return card.labels[card.data.state] + String(card.data.fields.opening_hours.text);
    case "transfer_call":
      return card.labels.hang_up;
    default:
      return card satisfies never;
  }
};

// @ts-expect-error: the language is required
export const incomplete = async () => editOpen({ path: { projectId: "p" }, body: { slug: "about" } });
`;

/** Runs the generator as a newcomer does: without options except for the file extension that Node requires. */
const generate = async (folder: string): Promise<void> => {
  await createClient({
    input: contractFile,
    output: { path: folder, module: { extension: ".ts" } },
    logs: { level: "silent", file: false },
  });
};

describe("a client that a public generator makes of the contract (@hey-api/openapi-ts) @nightly", () => {
  it("compiles strictly and works against the local stack", async () => {
    const project = await aProject({ modules: { voice: true, onboarding: false } });
    const slug = aSlug();
    await aLivePage(project, { slug });
    const person = await aMember(project.id, "manager");
    await provision(person, { profile: { language: "en", pronoun: "they_them" } });

    const folder = join(cacheDir, "generated-client");
    await generate(folder);
    const file = join(folder, "work.ts");
    const asked = { baseUrl: stack.hostingUrl, token: person.token, projectId: project.id, slug };
    writeFileSync(file, `${program}\nexport const done = await work(${JSON.stringify(asked)});\n`);
    expect(strictProblems(file)).to.deep.equal([]);

    const module: unknown = await import(pathToFileURL(file).href);
    expect(module).to.have.nested.property("done.action", "cloned_from_live");
    expect(module).to.have.nested.property("done.saved").that.is.a("string");
    expect(module).to.have.nested.property("done.refusal.code", "stale_revision");
    expect(module).to.have.nested.property("done.refusal.paths").that.includes("content");
    expect(module).to.have.deep.nested.property("done.labels", ["Title"]);
    expect(module)
      .to.have.nested.property("done.session")
      .that.matches(/^auth_tokens\//);
    expect(module).to.have.nested.property("done.card", "they/them");
    expect(await storedDrafts(project.id)).to.deep.equal([]);
  });
});
