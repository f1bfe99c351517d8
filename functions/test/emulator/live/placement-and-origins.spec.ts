import { expect } from "chai";
import { firestore } from "../../support/admin-app.ts";
import { anAnonymousVisitor, anOpenProject, countsOf, limitsOf, userOf } from "../../support/anonymous-visitors.ts";
import type { Reply } from "../../support/api.ts";
import { refused } from "../../support/replies.ts";
import { stack } from "../../support/stack-addresses.ts";
import { callTool, toolResult } from "../../support/tools.ts";
import { aVisitor, start, started, usageOf, type Visitor } from "../../support/visitors.ts";

const switchedOff = { site: { live_agent_placement: "none", live_agent_slug: null } };

const from = (origin: string) => ({ headers: { Origin: origin } });

const startFrom = async (visitor: Visitor, origin: string, endpoint?: "liveSessionResume"): Promise<Reply> =>
  start(visitor, { headers: { "x-project-id": visitor.projectId, ...from(origin).headers } }, endpoint);

describe("a project whose agent is placed nowhere", () => {
  it("refuses an anonymous visitor at all live endpoints, before the quota, and counts nothing", async () => {
    const visitor = await anAnonymousVisitor(await anOpenProject({ ...switchedOff, ...limitsOf({ sessions: 0, newcomers: 0 }) }));
    for (const endpoint of ["liveSession", "liveSessionResume"] as const)
      refused(await start(visitor, {}, endpoint), 403, "agent_not_placed");
    expect(await userOf(visitor)).to.equal(undefined);
    expect(await countsOf(visitor.projectId)).to.deep.equal({ sessions: 0, newcomers: 0 });
    expect(await usageOf(visitor)).to.deep.equal({ count: 0, reservations: {} });
  });

  it("takes no tool call of a conversation that began before, and takes them again once it is placed", async () => {
    const visitor = await anAnonymousVisitor(await anOpenProject());
    started(await start(visitor));
    toolResult(await callTool(visitor, "update_profile"));
    await firestore.doc(`projects/${visitor.projectId}`).update(switchedOff);
    refused(await callTool(visitor, "update_profile"), 403, "agent_not_placed");
    await firestore.doc(`projects/${visitor.projectId}`).update({ "site.live_agent_placement": "modal" });
    toolResult(await callTool(visitor, "update_profile"));
  });

  it("lets members try it out", async () => {
    const visitor = await aVisitor(await anOpenProject(switchedOff));
    started(await start(visitor));
    toolResult(await callTool(visitor, "update_profile"));
  });

  it("says first what it always said: who is unknown, no member, or without a voice module", async () => {
    const silent = { ...switchedOff, modules: { voice: false } };
    refused(await start(await anAnonymousVisitor(await anOpenProject(silent))), 403, "voice_disabled");
    refused(await start(await anAnonymousVisitor(await anOpenProject({ ...switchedOff, visitors: "members" }))), 403, "not_provisioned");
  });

  for (const site of [undefined, {}, { live_agent_placement: null }, { live_agent_placement: "None" }, "none"]) {
    it(`refuses nobody where no placement is stored: ${JSON.stringify(site)}`, async () => {
      started(await start(await anAnonymousVisitor(await anOpenProject(site === undefined ? {} : { site }))));
    });
  }
});

describe("a project that names the origins of its pages", () => {
  const ours = "https://fjell.example";
  const named = { live_agent: { origins: [ours, "https://www.fjell.example"] } };

  it("is used from them, and by programs that name none", async () => {
    const visitor = await aVisitor(await anOpenProject(named));
    started(await startFrom(visitor, ours));
    started(await startFrom(visitor, "https://www.fjell.example", "liveSessionResume"));
    started(await start(visitor));
  });

  for (const origin of [
    "https://elsewhere.example",
    "http://fjell.example",
    "https://fjell.example:8443",
    "https://a.fjell.example",
    "null",
    "",
  ]) {
    it(`is not used from ${origin === "" ? "an empty origin" : origin}, whoever asks, and nothing is counted`, async () => {
      const visitor = await aVisitor(await anOpenProject(named));
      refused(await startFrom(visitor, origin), 403, "origin_not_allowed");
      refused(await startFrom(visitor, origin, "liveSessionResume"), 403, "origin_not_allowed");
      refused(
        await callTool(visitor, "update_profile", {}, { headers: { "x-project-id": visitor.projectId, Origin: origin } }),
        403,
        "origin_not_allowed",
      );
      expect(await usageOf(visitor)).to.deep.equal({ count: 0, reservations: {} });
    });
  }

  it("is tried out on the pages of the deployment itself", async () => {
    started(await startFrom(await aVisitor(await anOpenProject(named)), stack.hostingUrl));
  });

  it("is used at the project's own domain, by HTTPS as the stack has it, and not at another project's", async () => {
    const [visitor, other] = [await aVisitor(await anOpenProject(named)), await aVisitor(await anOpenProject(named))];
    const host = `${visitor.projectId.toLowerCase()}.example`;
    await firestore.doc(`site_hosts/${host}`).set({ project_id: visitor.projectId });
    const { protocol } = new URL(stack.hostingUrl);
    started(await startFrom(visitor, `${protocol}//${host}`));
    refused(await startFrom(other, `${protocol}//${host}`), 403, "origin_not_allowed");
  });

  it("is used from nowhere if none of what another program stored is an origin", async () => {
    const visitor = await aVisitor(await anOpenProject({ live_agent: { origins: ["fjell.example"] } }));
    refused(await startFrom(visitor, ours), 403, "origin_not_allowed");
  });

  for (const origins of [undefined, [], "https://fjell.example", null]) {
    it(`is used from anywhere if it names none: ${JSON.stringify(origins)}`, async () => {
      started(
        await startFrom(
          await aVisitor(await anOpenProject({ live_agent: origins === undefined ? {} : { origins } })),
          "https://elsewhere.example",
        ),
      );
    });
  }
});
