import { expect } from "chai";
import { Timestamp } from "firebase-admin/firestore";
import * as z from "zod";
import { agentTools } from "../../../src/lib/mcp/agent-tools.ts";
import { keyLimits } from "../../../src/lib/projects/keys/limits.ts";
import { firestore, identities } from "../../support/admin-app.ts";
import { anAgent, connect } from "../../support/agents.ts";
import { storeKey } from "../../support/api-keys.ts";
import { costOf } from "../../support/firestore-cost.ts";
import { type Recorder, startRecorder } from "../../support/firestore-recorder.ts";
import { type Instance, startInstance } from "../../support/instances.ts";
import { nightlyIf } from "../../support/nightly.ts";
import { aMember } from "../../support/people.ts";
import { aProject, pageFields, type Project } from "../../support/projects.ts";
import { stack } from "../../support/stack-addresses.ts";
import { everythingIn } from "../../support/documents.ts";

const ping = { jsonrpc: "2.0", id: 1, method: "ping" };

describe("the door of the agents", () => {
  let recorder: Recorder;
  let instance: Instance;
  let project: Project;
  before(async () => {
    recorder = await startRecorder(stack.firestoreHost);
    instance = await startInstance("mcp", { FIRESTORE_EMULATOR_HOST: recorder.host });
  });
  after(async () => {
    await instance.stop();
    await recorder.stop();
  });
  beforeEach(async () => {
    project = await aProject();
  });

  const post = async (headers: Readonly<Record<string, string>>, body: unknown = ping, more: RequestInit = {}): Promise<Response> =>
    fetch(`${instance.url}/mcp`, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
      ...more,
    });

  const bearer = (key: string) => ({ Authorization: `Bearer ${key}` });

  const refusedKey = async (headers: Readonly<Record<string, string>>, body?: unknown) => {
    const reply = await post(headers, body);
    const text = await reply.text();
    expect({ status: reply.status, code: text.includes('"code":"unauthenticated"') }, text).to.deep.equal({ status: 401, code: true });
    expect(reply.headers.get("www-authenticate")).to.match(/^Bearer/);
    return text.replace(/[0-9a-f-]{36}/, "");
  };

  it("opens for a key in either header, without a session, and answers in JSON", async () => {
    const { key } = await storeKey(project.id);
    for (const headers of [bearer(key), { "X-API-Key": key }, { Authorization: `bearer  ${key}` }]) {
      const reply = await post(headers);
      expect(reply.status).to.equal(200);
      expect(reply.headers.get("content-type")).to.match(/^application\/json/);
      expect(reply.headers.get("mcp-session-id")).to.equal(null);
      expect(await reply.json()).to.deep.equal({ jsonrpc: "2.0", id: 1, result: {} });
    }
    const noted = await post(bearer(key), { jsonrpc: "2.0", method: "notifications/initialized" });
    expect({ status: noted.status, text: await noted.text() }).to.deep.equal({ status: 202, text: "" });
  });

  it("says the same to everybody whose key does not work, whatever the reason", async () => {
    const admin = await aMember(project.id, "admin");
    const [good, revoked, expired, demoted, disabled] = [
      await storeKey(project.id),
      await storeKey(project.id, { revokedAt: new Date() }),
      await storeKey(project.id, { expiresAt: new Date(Date.now() - 1) }),
      await storeKey(project.id, { by: await aMember(project.id, "manager") }),
      await storeKey(project.id, { by: admin }),
    ];
    await identities.updateUser(admin.uid, { disabled: true });
    const forged = `${good.key.slice(0, -3)}AAA`;
    const ofNobody = good.key.replace(good.keyId, `${project.id}.000000000000`);
    const elsewhere = good.key.replace(project.id, (await aProject()).id);
    const keys = [revoked.key, expired.key, demoted.key, disabled.key, forged, ofNobody, elsewhere, admin.token, "lk_", "x".repeat(5_000)];
    const answers = [await refusedKey({}), ...(await Promise.all(keys.map(async (key) => refusedKey(bearer(key)))))];
    expect(new Set(answers).size).to.equal(1);
    expect((await post(bearer(good.key))).status).to.equal(200);
  });

  it("reads nothing for what cannot be a key, and at most three documents for one that is not", async () => {
    const { key } = await storeKey(project.id);
    const reads = async (headers: Readonly<Record<string, string>>) => costOf(await recorder.during(async () => refusedKey(headers)));
    for (const headers of [{}, bearer("a.b.c"), bearer("lk_x_y"), { Authorization: `Basic ${key}` }])
      expect(await reads(headers)).to.deep.equal({ reads: 0, writes: 0, roundTrips: 0 });
    const { reads: found, writes } = await reads(bearer(`${key.slice(0, -3)}AAA`));
    expect(writes).to.equal(0);
    expect(found).to.be.at.most(3);
  });

  it("closes at once when the key is revoked, or whoever made it has left", async () => {
    const admin = await aMember(project.id, "admin");
    const [one, other] = [await storeKey(project.id, { by: admin }), await storeKey(project.id, { by: admin })];
    for (const { key } of [one, other]) expect((await post(bearer(key))).status).to.equal(200);
    await firestore.doc(`projects/${project.id}/api_keys/${one.keyId}`).update({ revoked_at: new Date() });
    await refusedKey(bearer(one.key));
    await firestore.doc(`projects/${project.id}/members/${admin.uid}`).delete();
    await refusedKey(bearer(other.key));
  });

  it("notes the last use to the hour, and writes nothing more for the next requests", async () => {
    const { key, keyId } = await storeKey(project.id);
    await post(bearer(key));
    const used = z.instanceof(Timestamp).parse((await firestore.doc(`projects/${project.id}/api_keys/${keyId}`).get()).get("last_used_at"));
    expect(used.toMillis() % 3_600_000).to.equal(0);
    const { writes, reads } = costOf(await recorder.during(async () => post(bearer(key))));
    expect({ writes, reads }).to.deep.equal({ writes: 0, reads: 5 });
  });

  it("takes POST alone, and tells other methods so", async () => {
    const { key } = await storeKey(project.id);
    for (const method of ["GET", "DELETE", "PUT", "OPTIONS"]) {
      const reply = await fetch(`${instance.url}/mcp`, { method, headers: bearer(key) });
      expect({ status: reply.status, allow: reply.headers.get("allow") }, method).to.deep.equal({ status: 405, allow: "POST" });
    }
  });

  it("answers what is no message of the protocol with an error, and reads no body of a stranger", async () => {
    const { key } = await storeKey(project.id);
    for (const body of ["[]", "5", "{", '{"jsonrpc":"1.0"}', { jsonrpc: "2.0", id: 1, method: "tools/call", params: {} }, {}]) {
      const reply = await post(bearer(key), body);
      const text = await reply.text();
      expect(reply.status, text).to.be.oneOf([200, 400]);
      if (reply.status === 200) expect(text).to.include('"error"');
      expect(text).not.to.match(/node_modules|\.ts:|\.cjs/);
    }
    const large = { ...ping, params: { x: "x".repeat(9 * 1024 * 1024) } };
    expect((await post(bearer(key), large)).status).to.equal(413);
    expect((await post(bearer("lk_x_y"), large)).status).to.equal(401);
    expect((await post({ ...bearer(key), "Content-Type": "text/plain" })).status).to.equal(415);
    expect((await post(bearer(key))).status).to.equal(200);
  });

  it("lets an agent do what its key says, and only in its project", async () => {
    const other = await aProject();
    const foreign = "foreign-page";
    await firestore.doc(`projects/${other.id}/documents/${foreign}`).set(pageFields(other));
    for (const scope of ["read", "write", "publish", "inbox", "answer"] as const) {
      await using agent = await anAgent(instance.url, project.id, [scope]);
      const { tools } = await agent.client.listTools();
      const granted = agentTools.filter(({ scopes }) => scopes.includes(scope)).map(({ name }) => name);
      expect(
        tools.map(({ name }) => name),
        scope,
      ).to.have.members(granted);
      // Without what counts the key's requests: another minute may begin.
      const paths = async () => [...(await everythingIn(project.id)).keys()].filter((path) => !path.includes("/api_key_minutes/"));
      const before = await paths();
      for (const { name, scopes } of agentTools.filter((tool) => !tool.scopes.includes(scope)))
        expect(await agent.refusal(name, {}), name).to.include(`lacks the scope ${scopes.join(" or ")}`);
      expect(await paths()).to.have.members(before);
    }
    await using reader = await anAgent(instance.url, project.id);
    expect(await reader.refusal("read_page", { docId: foreign })).to.include("There is no page");
    expect(await reader.refusal("read_page", { docId: `../../${other.id}/documents/${foreign}` })).to.include("There is no page");
  });

  it(`stops a flood after ${keyLimits.perMinute} requests of a minute, and no other key @nightly`, async () => {
    const [{ key }, other] = [await storeKey(project.id), await storeKey(project.id)];
    const minuteOf = (): number => Math.floor(Date.now() / 60_000);
    const begin = minuteOf();
    // More than two minutes allow: another one may begin meanwhile.
    const replies = await Promise.all(Array.from({ length: 2 * keyLimits.perMinute + 40 }, async () => post(bearer(key))));
    const allowed = keyLimits.perMinute * (minuteOf() - begin + 1);
    const statuses = replies.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).to.be.within(keyLimits.perMinute, allowed);
    const late = replies.find(({ status }) => status === 429);
    expect(statuses.filter((status) => ![200, 429].includes(status))).to.deep.equal([]);
    expect(await late?.json()).to.include({ code: "key_limit" });
    expect(Number(late?.headers.get("retry-after"))).to.be.within(1, 60);
    expect((await post(bearer(other.key))).status).to.equal(200);
  });

  it("keeps keys out of the log, of errors and of answers", async () => {
    await using agent = await anAgent(instance.url, project.id);
    const secret = agent.key.slice(-43);
    const replies = [
      await post(bearer(agent.key), { jsonrpc: "2.0", id: 1, method: agent.key }),
      await post(bearer(agent.key), `{"${agent.key}`),
      await post(bearer(`${agent.key}x`)),
      await post({ "X-API-Key": `x${agent.key}` }),
    ];
    const texts = [
      ...(await Promise.all(replies.map(async (reply) => reply.text()))),
      await agent.refusal("read_page", { docId: agent.key }),
    ];
    await instance.rest();
    expect(instance.log()).to.include("request answered").and.not.include(secret).and.not.include("lk_");
    // An answer repeats what the caller said of a method, as the protocol wants it, and no header.
    expect(texts.slice(1).filter((text) => text.includes(secret))).to.deep.equal([]);
  });

  for (const count of [250, 10_000])
    it(`leads through ${count} pages, a part at a time${nightlyIf(count > 1_000)}`, async () => {
      const writer = firestore.bulkWriter();
      const at = Date.now();
      for (let index = 0; index < count; index++) {
        const fields = pageFields(project, { slug: `p-${index}`, metadata: { title: `P ${index}` }, updated_at: new Date(at - index) });
        void writer.set(firestore.doc(`projects/${project.id}/documents/p-${index}`), { ...fields });
      }
      await writer.close();
      await using agent = await anAgent(instance.url, project.id, ["read"]);
      const seen = new Set<string>();
      let cursor: string | null = null;
      do {
        const page: { readonly documents: readonly { readonly id: string }[]; readonly next_cursor: string | null } = await agent.use(
          "list_pages",
          {
            limit: 100,
            ...(cursor !== null && { cursor }),
          },
        );
        for (const { id } of page.documents) seen.add(id);
        cursor = page.next_cursor;
      } while (cursor !== null);
      expect(seen.size).to.equal(count);
    }).timeout(180_000);

  it("is found by the official client behind Hosting", async () => {
    const { key } = await storeKey(project.id);
    const client = await connect(stack.hostingUrl, key);
    expect(client.getServerVersion()).to.include({ name: "lectern" });
    expect((await client.listTools()).tools).to.have.length(agentTools.length);
    await client.close();
  });
});
