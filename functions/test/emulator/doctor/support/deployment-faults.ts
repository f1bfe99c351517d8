import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { forbidden, indexMissing } from "../../../../fakes/control-plane/refusals.ts";
import { aDeployed, type Bed } from "./bed.ts";
import { openGate } from "./gate.ts";
import { firestore, identities } from "../../../support/admin-app.ts";
import { aProject } from "../../../support/projects.ts";
import type { Faults } from "./faults.ts";
import { stack } from "../../../support/stack-addresses.ts";

const without = (headers: Readonly<Record<string, string>>, name: string) =>
  Object.fromEntries(Object.entries(headers).filter(([key]) => key.toLowerCase() !== name));

/** An account as anybody makes one with somebody's address. */
const aSquatter = async () => identities.createUser({ email: `${randomUUID()}@squatted.example`, password: "correct horse" });

const aSiteForAnyone = async ({ sites, defer }: Bed): Promise<void> => {
  const { id } = await aProject({ name: sites, modules: { voice: true }, visitors: "anyone" });
  defer(async () => {
    await firestore.doc(`projects/${id}`).delete();
  });
};

/** Nothing is looked at but hosts of this bed. */
export const aClaimedHost = async ({ sites, defer }: Bed, projectId: string): Promise<string> => {
  const host = `shop-${randomUUID()}.example`;
  await firestore.doc(`site_hosts/${host}`).set({ project_id: projectId, name: sites });
  defer(async () => void (await firestore.doc(`site_hosts/${host}`).delete()));
  return host;
};

const letSquatterIn = async ({ sites, defer }: Bed): Promise<void> => {
  const [project, manager, member] = await Promise.all([aProject({ name: sites }), aSquatter(), aSquatter()]);
  await firestore.doc(`projects/${project.id}/members/${manager.uid}`).set({ role: "manager" });
  await firestore.doc(`projects/${project.id}/members/${member.uid}`).set({ role: "member" });
  await firestore.doc(`projects/${project.id}/members/a-visitor`).set({ role: "member" });
  defer(async () => void (await firestore.doc(`projects/${project.id}`).update({ name: "Another" })));
};

const squatterNamed = {
  says: /^People with a role whose address was never verified: \w+ \(manager of project-[\w-]+\), \w+ \(member of project-[\w-]+\)\.$/,
  hides: "squatted.example",
} as const;

export const deploymentFaults: Faults = {
  "deployment/speed": {
    when: "everything takes a second @nightly",
    spoil: ({ gate }) => {
      gate.spoil = async (answer) => pause(750, answer);
    },
    says: /The first answer took \d+ ms, then \d+ ms\. That is slow\./,
  },
  "deployment/functions-answer": {
    when: "a function is gone, and one lets strangers in",
    spoil: ({ gate }) => {
      gate.spoil = (answer, { path }) =>
        path.endsWith("/templates") ? { ...answer, status: 200 } : path === "/api/live/session" ? { ...answer, status: 404 } : answer;
    },
    says: /liveSession answers OPTIONS with 404.*templatesList answers OPTIONS with 200/,
  },
  "deployment/commit": [
    {
      when: "all functions are older, but for the schedules",
      spoil: ({ gate }) => {
        gate.spoil = (answer) => ({ ...answer, headers: { ...answer.headers, "x-lectern-commit": "0123456789" } });
      },
      says: /Not every function is (?:commit [0-9a-f]{40}(?:-dirty)?|of one commit)\. .*commit 0123456789: docsList, .*telephonyVoice/,
    },
    {
      when: "one was not changed, one was never made, and one is not ours",
      spoil: ({ gate }) => {
        gate.spoil = (answer, { path }) => {
          if (path === "/api/live/session") return { ...answer, headers: { ...answer.headers, "x-lectern-commit": "0123456789" } };
          if (path.endsWith("/docs/publish")) return { status: 404, headers: {}, body: "<h1>Page not found</h1>" };
          if (path.endsWith("/docs/unpublish")) return { ...answer, headers: without(answer.headers, "x-lectern-commit") };
          return answer;
        };
      },
      says: /404: docsPublish;.*405: docsUnpublish;.*commit 0123456789: liveSession\.$/,
    },
    {
      when: "one schedule is older, and the other failed to begin",
      spoil: ({ cloud }) => {
        cloud.resources.set(...aDeployed(cloud.id, "runDue", { "lectern-commit": "0123456789" }));
        const [path, failed] = aDeployed(cloud.id, "closeTransfers", {});
        cloud.resources.set(path, { ...failed, state: "FAILED" });
      },
      says: /in the state FAILED: closeTransfers; commit 0123456789: runDue\.$/,
    },
    {
      when: "this account may not ask for the schedules",
      spoil: ({ cloud }) => {
        cloud.refusals.push(forbidden("cloudfunctions"));
      },
      says: /^All \d+ functions are commit .*\. The schedules could not be asked: The caller does not have permission\.$/,
    },
  ],
  "deployment/visitors": [
    {
      when: "a project is open to anyone, and the deployment names no key",
      spoil: async (bed) => {
        await aSiteForAnyone(bed);
        bed.gate.spoil = (answer, { path }) =>
          path.endsWith("/agent") ? { ...answer, body: answer.body.replace(/"api_key":"[^"]*"/, '"api_key":null') } : answer;
      },
      says: /is open to anyone, but WEB_API_KEY is not set: visitors can talk to the agent only where the page signs them in\.$/,
    },
    {
      when: "a project is open to anyone, and Firebase signs nobody in anonymously",
      spoil: async (bed) => {
        await aSiteForAnyone(bed);
        const server = createServer((_request, response) => response.writeHead(400).end('{"error":{"message":"ADMIN_ONLY_OPERATION"}}'));
        await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
        const address = server.address();
        bed.set({ FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${typeof address === "object" ? address?.port : ""}` });
        bed.defer(async () => {
          server.close();
          return Promise.resolve();
        });
      },
      says: /is open to anyone, but with WEB_API_KEY nobody can sign in anonymously\.$/,
      status: "fail",
    },
  ],
  "deployment/hosting-pages": {
    when: "a page has no policy",
    spoil: ({ gate }) => {
      gate.spoil = (answer, { path }) =>
        path === "/voice/" ? { ...answer, headers: without(answer.headers, "content-security-policy") } : answer;
    },
    says: /Hosting: the policy of \/voice\/ lacks default-src 'none', script-src 'self'/,
  },
  "deployment/embed": {
    when: "a worklet is missing",
    spoil: ({ gate }) => {
      gate.spoil = (answer, { path }) => (path.endsWith("/worklets.js") ? { ...answer, status: 404 } : answer);
    },
    says: /Hosting: \/embed\/v1\/worklets\.js is answered with 404/,
  },
  "deployment/editing": {
    when: "the functions may not read the database",
    spoil: ({ gate }) => {
      gate.spoil = (answer, { path }) => (path.endsWith("/docs") ? { ...answer, status: 500 } : answer);
    },
    says: /A new manager cannot read the pages of a new project: docsList answered 500/,
  },
  "deployment/rules": {
    when: "the rules let everybody read",
    spoil: async ({ set, defer }) => {
      const open = await openGate(`http://${stack.firestoreHost}`);
      defer(async () => open[Symbol.asyncDispose]());
      open.spoil = (answer, { method }) => (method === "GET" ? { ...answer, status: 200 } : answer);
      set({ FIRESTORE_EMULATOR_HOST: open.url.replace("http://", "") });
    },
    says: /not refused by Firestore's rules: reading is answered with 200\./,
  },
  "deployment/indexes": {
    when: "one is not there",
    spoil: ({ cloud }) => {
      cloud.refusals.push(indexMissing());
    },
    says: /Firestore lacks an index, or still builds them: documents \(visibility, updated_at\)/,
  },
  "deployment/ttl": {
    when: "a policy was never made",
    spoil: ({ cloud }) => {
      cloud.expiring = cloud.expiring.filter((path) => !path.startsWith("messages/"));
    },
    says: /Expired data is never deleted in messages by expire_at\./,
  },
  "deployment/backups": {
    when: "they stopped two days ago",
    spoil: ({ cloud }) => {
      cloud.backups = [{ snapshotTime: new Date(Date.now() - 48 * 3_600_000).toISOString(), state: "READY" }];
    },
    says: /The newest backup is older than a day\./,
  },
  "deployment/addresses": [
    { when: "a manager's and a member's account may be anybody's", spoil: letSquatterIn, ...squatterNamed },
    {
      when: "it is one of the last of a thousand projects @nightly",
      spoil: async (bed) => {
        const others = Array.from({ length: 1_000 }, (_, index) => firestore.doc(`projects/another-${bed.sites}-${index}`));
        const writer = firestore.bulkWriter();
        for (const ref of others) void writer.create(ref, { name: bed.sites });
        await writer.close();
        bed.defer(async () => {
          const remover = firestore.bulkWriter();
          for (const ref of others) void remover.delete(ref);
          await remover.close();
        });
        await letSquatterIn(bed);
      },
      ...squatterNamed,
    },
  ],
  "deployment/site-hosts": [
    {
      when: "a host is claimed for a project that is gone",
      spoil: async (bed) => void (await aClaimedHost(bed, "bakery-that-closed")),
      says: /^[\w-]+\.example is claimed for bakery-that-closed, which does not exist any more\.$/,
      status: "fail",
    },
    {
      when: "the pages of a project with a host are not public",
      spoil: async (bed) => void (await aClaimedHost(bed, (await aProject()).id)),
      says: /shows nothing, because the pages of project-[\w-]+ are not public\.$/,
      status: "warn",
    },
    {
      when: "a host leads somewhere else",
      spoil: async (bed) => {
        await aClaimedHost(bed, (await aProject({ site: { public_pages: true } })).id);
        bed.gate.spoil = (answer, { path }) =>
          path.startsWith("/sites/") ? { ...answer, body: answer.body.replace("<title>", "<title>The bakery, ") } : answer;
      },
      says: /shows another site than that of project-[\w-]+\.$/,
      status: "fail",
    },
    {
      when: "nothing of ours answers, and a host that works is not named",
      spoil: async (bed) => {
        const { id } = await aProject({ site: { public_pages: true } });
        await aClaimedHost(bed, id);
        bed.leadAway(await aClaimedHost(bed, id));
      },
      says: /^[\w-]+\.example does not answer: ECONNREFUSED\.$/,
      status: "fail",
    },
  ],
  "deployment/clock": {
    when: "it is a minute behind",
    spoil: ({ gate }) => {
      gate.spoil = (answer, { path }) => {
        if (path !== "/api/live/session") return answer;
        const late = /"expires_at":"([^"]+)"/.exec(answer.body)?.[1] ?? "";
        return { ...answer, body: answer.body.replace(late, new Date(Date.parse(late) - 60_000).toISOString()) };
      };
    },
    says: /The functions' clock is (?:59|6\d) s behind Google's: tokens may be refused\./,
  },
};
