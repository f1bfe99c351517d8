import { expect } from "chai";
import { firestore, identities } from "../support/admin-app.ts";
import { endpoints } from "../support/api.ts";
import { storedPage } from "../support/documents.ts";
import { aLobby, type Lobby } from "../support/lobby.ts";
import { anAddress } from "../support/people.ts";
import { aForeignDraft, anEditor, aProject } from "../support/projects.ts";
import { expectOurs, published } from "../support/replies.ts";
import { teamCalls } from "../support/team-calls.ts";
import { provision } from "../support/visitors.ts";
import { type Effect, forAdmins, forMembers, hourMs, type Place, runLater, ways } from "./ways-to-act.ts";
import { made, show } from "./previews/support/shown-previews.ts";

/** How somebody loses their rights. */
const losses: Readonly<Record<string, (place: Place) => Promise<unknown>>> = {
  "was removed": async ({ project, editor }) => firestore.doc(`projects/${project.id}/members/${editor.uid}`).delete(),
  "is only a manager by now": async ({ project, editor }) =>
    firestore.doc(`projects/${project.id}/members/${editor.uid}`).update({ role: "manager" }),
  "is only a member by now": async ({ project, editor }) =>
    firestore.doc(`projects/${project.id}/members/${editor.uid}`).update({ role: "member" }),
  "is locked out": async ({ editor }) => firestore.doc(`users/${editor.uid}`).update({ disabled: true }),
  "has a disabled account": async ({ editor }) => identities.updateUser(editor.uid, { disabled: true }),
  "has no account any more": async ({ editor }) => identities.deleteUser(editor.uid),
};

const mayStill = (state: string, what: string): boolean =>
  (state === "is only a manager by now" && !forAdmins.has(what)) || (state === "is only a member by now" && forMembers.has(what));

const aPlace = async (lobby: Lobby): Promise<Place> => {
  const project = await aProject({
    modules: { voice: true, onboarding: false },
    live_agent: { greeting: "Welcome!", voice: "Kore", instructions: "Be kind." },
    live_sessions_per_day: 10,
  });
  const editor = await anEditor(project, "admin");
  await provision(editor, { profile: { first_name: "Ada", language: "en", contact_email: anAddress() } });
  return { project, editor, visitor: { ...editor, projectId: project.id }, lobby };
};

describe("somebody's rights", () => {
  let lobby: Lobby;
  before(async () => {
    lobby = await aLobby();
  });
  after(async () => lobby.stop());

  it("are asked for by every endpoint, but for those that are open to others than the team", () => {
    const open = ["invitation", "projectsList", "siteAgent", "sitePage", "sitePages"];
    const ofVisitors = ["liveFeedback", "liveSession", "liveSessionResume", "liveToolsExecute"];
    expect([...teamCalls.map(([endpoint]) => endpoint), ...open, ...ofVisitors]).to.have.members(Object.keys(endpoints));
  });

  it("let all of it happen while they have them", async () => {
    const place = await aPlace(lobby);
    for (const [what, begin] of Object.entries(ways)) expect(await (await begin(place))(), what).to.equal("acts");
  });

  for (const [state, lose] of Object.entries(losses)) {
    it(`are asked when something is due: whoever ${state} has no effect by what was begun before`, async () => {
      const place = await aPlace(lobby);
      const begun: (readonly [string, () => Promise<Effect>])[] = [];
      for (const [what, begin] of Object.entries(ways)) begun.push([what, await begin(place)]);
      await lose(place);
      for (const [what, use] of begun) {
        expect(await use(), what).to.equal(mayStill(state, what) ? "acts" : "refused");
      }
    });
  }

  it("bring back a preview link when they come back", async () => {
    const { project, editor } = await aPlace(lobby);
    const { url } = made(await editor.preview({ draftId: await aForeignDraft(project) }));
    const member = firestore.doc(`projects/${project.id}/members/${editor.uid}`);
    await member.update({ role: "member" });
    expect((await show(url)).status).to.equal(404);
    await member.update({ role: "admin" });
    expect((await show(url)).status).to.equal(200);
  });

  it("are those of whoever scheduled last: another manager keeps the date", async () => {
    const { project, editor } = await aPlace(lobby);
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
