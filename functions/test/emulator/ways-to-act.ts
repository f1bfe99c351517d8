import { randomUUID } from "node:crypto";
import { expect } from "chai";
import { canSignIn } from "../../src/lib/auth/account.ts";
import { publishDue } from "../../src/lib/pages/publishing/publish-due.ts";
import { publishingStore } from "../../src/lib/pages/publishing/store.ts";
import { projectStore } from "../../src/lib/projects/store.ts";
import { startFakeMail } from "../../fakes/mail/start-fake-mail.ts";
import { firestore } from "../support/admin-app.ts";
import { storeKey } from "../support/api-keys.ts";
import { call, type EndpointName, type Reply } from "../support/api.ts";
import { storedPage } from "../support/documents.ts";
import type { Editor } from "../support/editor.ts";
import { anOpenQuestion } from "../support/inbox-items.ts";
import { type Lobby, useLink } from "../support/lobby.ts";
import { aDesk, send } from "../support/notices.ts";
import { anAddress } from "../support/people.ts";
import { aForeignDraft, aLivePage, anEditor, type Project } from "../support/projects.ts";
import { expectOurs, published } from "../support/replies.ts";
import { stack } from "../support/stack-addresses.ts";
import { adminEndpoints, teamCalls } from "../support/team-calls.ts";
import { callTool, toolResult } from "../support/tools.ts";
import { start, started, type Visitor } from "../support/visitors.ts";
import { made, show } from "./previews/support/shown-previews.ts";

export interface Place {
  readonly project: Project;
  /** Of the person who will lose their rights. */
  readonly editor: Editor;
  readonly visitor: Visitor;
  readonly lobby: Lobby;
}

export type Effect = "acts" | "refused";

const effectOf = ({ status }: Reply): Effect => {
  if (status === 200) return "acts";
  expect(status).to.be.oneOf([401, 403]);
  return "refused";
};

export const hourMs = 3_600_000;

/** As the schedule does in two hours, for one project: other tests have due drafts, too. */
export const runLater = async (projectId: string): Promise<void> => {
  const findDue: typeof publishingStore.findDue = async (at) => {
    const found = await publishingStore.findDue(at);
    return { ...found, due: found.due.filter((due) => due.projectId === projectId) };
  };
  const ports = { store: { ...publishingStore, findDue }, findAccess: projectStore.findAccess, canSignIn, isPublishing: () => true };
  await publishDue(ports, new Date(Date.now() + 2 * hourMs), AbortSignal.timeout(60_000));
};

/** Sends what waits: no comment does afterwards. */
const mailed = async (project: Project): Promise<Effect> => {
  await using mail = await startFakeMail();
  await send(aDesk(mail), { projectId: project.id });
  expect((await firestore.collection(`projects/${project.id}/outbox`).where("kind", "==", "commented").get()).size).to.equal(0);
  return mail.mails.length > 0 ? "acts" : "refused";
};

type Way = (place: Place) => Promise<() => Promise<Effect>>;

const toRequest = (endpoint: EndpointName): string => `a request to ${endpoint}`;

const requests: readonly (readonly [string, Way])[] = teamCalls.map(([endpoint, prepare]) => [
  toRequest(endpoint),
  async ({ project, editor }) => {
    const asked = { ...(await prepare(project, editor)), projectId: project.id, token: editor.token };
    return async () => effectOf(await call(endpoint, asked));
  },
]);

/** Ways to have an effect: what is begun with all rights, and what becomes of it afterwards. */
export const ways: Readonly<Record<string, Way>> = {
  ...Object.fromEntries(requests),
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
  "a scheduled unpublication": async ({ project, editor }) => {
    const docId = await aLivePage(project);
    const unpublish_at = new Date(Date.now() + hourMs).toISOString();
    published(
      await editor.publish({ draftId: docId, unpublish_at }, { "If-Match": (await editor.look(docId)).headers.etag ?? "" }),
      "scheduled",
    );
    return async () => {
      await runLater(project.id);
      return (await storedPage(project.id, docId))?.["visibility"] === "live" ? "refused" : "acts";
    };
  },
  "an approval by a preview link": async ({ project, editor }) => {
    const { url } = made(await editor.preview({ draftId: await aForeignDraft(project) }));
    return async () => {
      const [, tag = ""] = /name="tag" value="([^"]+)"/.exec((await show(url)).html) ?? [];
      const { status } = await show(url, { method: "POST", body: new URLSearchParams({ tag, name: "Grace" }) });
      expect(status).to.be.oneOf([200, 404]);
      return status === 200 ? "acts" : "refused";
    };
  },
  "a key": async ({ project, editor }) => {
    const { key } = await storeKey(project.id, { by: editor });
    return async () => {
      const headers = { Authorization: `Bearer ${key}`, "Content-Type": "application/json" };
      const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "ping" });
      const { status } = await fetch(`${stack.hostingUrl}/mcp`, { method: "POST", headers, body });
      expect(status).to.be.oneOf([200, 401]);
      return status === 200 ? "acts" : "refused";
    };
  },
  "an invitation": async ({ project, editor, lobby }) => {
    const email = anAddress();
    await lobby.invite(project.id, editor, email);
    const link = lobby.linkTo(email);
    return async () => {
      const { status } = await useLink(link, "show");
      expect(status).to.be.oneOf([200, 404]);
      return status === 200 ? "acts" : "refused";
    };
  },
  // Before the next one, which sends all that waits.
  "a mail about a comment to them that waits": async ({ project, editor }) => {
    const draftId = await aForeignDraft(project, { updated_by: editor.uid });
    expectOurs(await (await anEditor(project)).comment(draftId, { text: "A question" }), 200);
    return async () => mailed(project);
  },
  "a mail about a comment to them": async ({ project, editor }) => {
    const draftId = await aForeignDraft(project, { updated_by: editor.uid });
    const other = await anEditor(project);
    return async () => {
      // Told while they may be told: what follows is the sending.
      expectOurs(await other.comment(draftId, { text: "A question" }), 200);
      return mailed(project);
    };
  },
  "having a page open": async ({ project, editor }) => {
    const draftId = await aForeignDraft(project);
    expectOurs(await editor.stay(draftId), 200);
    return async () => effectOf(await editor.stay(draftId));
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
  "an answer by voice": async ({ project, visitor }) => {
    const id = await anOpenQuestion(project.id);
    toolResult(await callTool(visitor, "answer", {}));
    return async () => {
      // A conversation that has begun since has forgotten what was read out.
      await callTool(visitor, "answer", { question_id: id });
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

/** What takes an admin. */
export const forAdmins: ReadonlySet<string> = new Set(["a key", "an invitation", ...adminEndpoints.map(toRequest)]);

/** What members may do, too. */
export const forMembers: ReadonlySet<string> = new Set([
  "a conversation",
  "a conversation that is resumed",
  "a tool call that is repeated",
]);
