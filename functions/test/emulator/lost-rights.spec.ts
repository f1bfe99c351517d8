import { randomUUID } from "node:crypto";
import { expect } from "chai";
import { canSignIn } from "../../src/lib/auth/account.ts";
import { publishDue } from "../../src/lib/pages/publishing/publish-due.ts";
import { publishingStore } from "../../src/lib/pages/publishing/store.ts";
import { projectStore } from "../../src/lib/projects/store.ts";
import { firestore, identities } from "../support/admin-app.ts";
import { call, type Reply } from "../support/api.ts";
import { storedPage } from "../support/documents.ts";
import type { Editor } from "../support/editor.ts";
import { anOpenQuestion } from "../support/inbox-items.ts";
import { aForeignDraft, anEditor, aProject, type Project } from "../support/projects.ts";
import { expectOurs, published } from "../support/replies.ts";
import { stack } from "../support/stack-addresses.ts";
import { callTool, toolResult } from "../support/tools.ts";
import { someValidCalls } from "../support/valid-calls.ts";
import { provision, start, started, type Visitor } from "../support/visitors.ts";
import { made, show } from "./previews/support/shown-previews.ts";

interface Place {
  readonly project: Project;
  /** Of the person who will lose their rights. */
  readonly editor: Editor;
  readonly visitor: Visitor;
}

type Effect = "acts" | "refused";

/** How somebody loses their rights. */
const losses: Readonly<Record<string, (place: Place) => Promise<unknown>>> = {
  "was removed": async ({ project, editor }) => firestore.doc(`projects/${project.id}/members/${editor.uid}`).delete(),
  "is only a member by now": async ({ project, editor }) =>
    firestore.doc(`projects/${project.id}/members/${editor.uid}`).update({ role: "member" }),
  "is locked out": async ({ editor }) => firestore.doc(`users/${editor.uid}`).update({ disabled: true }),
  "has a disabled account": async ({ editor }) => identities.updateUser(editor.uid, { disabled: true }),
  "has no account any more": async ({ editor }) => identities.deleteUser(editor.uid),
};

const effectOf = ({ status }: Reply): Effect => {
  if (status === 200) return "acts";
  expect(status).to.be.oneOf([401, 403]);
  return "refused";
};

const hourMs = 3_600_000;

/** One pixel. */
const picture = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==", "base64");

/** As the schedule does in two hours, for one project: other tests have due drafts, too. */
const runLater = async (projectId: string): Promise<void> => {
  const findDue: typeof publishingStore.findDue = async (at) => {
    const found = await publishingStore.findDue(at);
    return { ...found, due: found.due.filter((due) => due.projectId === projectId) };
  };
  const ports = { store: { ...publishingStore, findDue }, findAccess: projectStore.findAccess, canSignIn, isPublishing: () => true };
  await publishDue(ports, new Date(Date.now() + 2 * hourMs), AbortSignal.timeout(60_000));
};

/** Ways to have an effect: what is begun with all rights, and what becomes of it afterwards. */
const ways: Readonly<Record<string, (place: Place) => Promise<() => Promise<Effect>>>> = {
  "a scheduled publication": async ({ project, editor }) => {
    const draftId = await aForeignDraft(project);
    published(await editor.publish({ draftId, publish_at: new Date(Date.now() + hourMs).toISOString() }), "scheduled");
    return async () => {
      await runLater(project.id);
      const draft = await storedPage(project.id, draftId);
      if (draft === undefined) return "acts";
      expect(draft).to.deep.include({ visibility: "draft" }).and.to.have.nested.property("due_publication.refused", "forbidden");
      expect(JSON.stringify(draft["due_publication"])).not.to.include(editor.uid).and.not.to.include("Ada");
      return "refused";
    };
  },
  "a preview link": async ({ project, editor }) => {
    const { url } = made(await editor.preview({ draftId: await aForeignDraft(project) }));
    return async () => ((await show(url)).status === 200 ? "acts" : "refused");
  },
  "a publication that is repeated": async ({ project, editor }) => {
    const [draftId, headers] = [await aForeignDraft(project), { "Idempotency-Key": randomUUID() }];
    published(await editor.publish({ draftId }, headers));
    return async () => effectOf(await editor.publish({ draftId }, headers));
  },
  "a request to any endpoint of the team": async ({ project, editor: { token } }) => {
    const calls = await someValidCalls(project);
    return async () => {
      const effects = new Set<Effect>();
      for (const [endpoint, valid] of calls) effects.add(effectOf(await call(endpoint, { ...valid, token })));
      return effects.has("acts") ? "acts" : "refused";
    };
  },
  "an upload of a picture":
    async ({ project: { id }, editor: { token } }) =>
    async () => {
      const headers = { Authorization: `Bearer ${token}`, "Content-Type": "image/png" };
      const { status, ok } = await fetch(`${stack.hostingUrl}/api/projects/${id}/media`, { method: "POST", headers, body: picture });
      if (!ok) expect(status).to.be.oneOf([401, 403]);
      return ok ? "acts" : "refused";
    },
  "an answer by voice": async ({ project, visitor }) => {
    const id = await anOpenQuestion(project.id);
    toolResult(await callTool(visitor, "answer", {}));
    return async () => {
      await callTool(visitor, "answer", { question_id: id, answer: "Yes, we do." });
      const status: unknown = (await firestore.doc(`projects/${project.id}/questions/${id}`).get()).get("status");
      return status === "answered" ? "acts" : "refused";
    };
  },
  "a conversation": async ({ visitor }) => {
    started(await start(visitor));
    return async () => effectOf(await start(visitor));
  },
  "a conversation that is resumed": async ({ visitor }) => {
    started(await start(visitor));
    return async () => effectOf(await start(visitor, {}, "liveSessionResume"));
  },
  "a tool call that is repeated": async ({ visitor }) => {
    toolResult(await callTool(visitor, "update_profile", { first_name: "Ada" }, { callId: "once" }));
    return async () => effectOf(await callTool(visitor, "update_profile", { first_name: "Ada" }, { callId: "once" }));
  },
};

/** What members may do, too. */
const forMembers: ReadonlySet<string> = new Set(["a conversation", "a conversation that is resumed", "a tool call that is repeated"]);

const aPlace = async (): Promise<Place> => {
  const project = await aProject({
    modules: { voice: true, onboarding: false },
    live_agent: { greeting: "Welcome!", voice: "Kore", instructions: "Be kind." },
    live_sessions_per_day: 10,
  });
  const editor = await anEditor(project);
  await provision(editor, { profile: { first_name: "Ada", language: "en" } });
  return { project, editor, visitor: { ...editor, projectId: project.id } };
};

describe("somebody's rights", () => {
  it("let all of it happen while they have them", async () => {
    const place = await aPlace();
    for (const [what, begin] of Object.entries(ways)) expect(await (await begin(place))(), what).to.equal("acts");
  });

  for (const [state, lose] of Object.entries(losses)) {
    it(`are asked when something is due: whoever ${state} has no effect by what was begun before`, async () => {
      const place = await aPlace();
      const begun: (readonly [string, () => Promise<Effect>])[] = [];
      for (const [what, begin] of Object.entries(ways)) begun.push([what, await begin(place)]);
      await lose(place);
      for (const [what, use] of begun) {
        const expected = state === "is only a member by now" && forMembers.has(what) ? "acts" : "refused";
        expect(await use(), what).to.equal(expected);
      }
    });
  }

  it("bring back a preview link when they come back", async () => {
    const { project, editor } = await aPlace();
    const { url } = made(await editor.preview({ draftId: await aForeignDraft(project) }));
    const member = firestore.doc(`projects/${project.id}/members/${editor.uid}`);
    await member.update({ role: "member" });
    expect((await show(url)).status).to.equal(404);
    await member.update({ role: "admin" });
    expect((await show(url)).status).to.equal(200);
  });

  it("are those of whoever scheduled last: another manager keeps the date", async () => {
    const { project, editor } = await aPlace();
    const draftId = await aForeignDraft(project);
    const publish_at = new Date(Date.now() + hourMs).toISOString();
    published(await editor.publish({ draftId, publish_at }), "scheduled");
    await firestore.doc(`projects/${project.id}/members/${editor.uid}`).delete();
    await runLater(project.id);
    const other = await anEditor(project);
    expectOurs(await other.read(draftId), 200);
    published(await other.publish({ draftId, publish_at }), "scheduled");
    await runLater(project.id);
    expect(await storedPage(project.id, draftId)).to.equal(undefined);
  });
});
