import { expect } from "chai";
import { type Call, call, type EndpointName, type Reply } from "../../support/api.ts";
import { everythingIn } from "../../support/documents.ts";
import { type Instance, startInstance } from "../../support/instances.ts";
import { logLinesOf } from "../../support/log-lines.ts";
import { aMember, aPerson } from "../../support/people.ts";
import { aLivePage, aProject, aSlug } from "../../support/projects.ts";
import { expectOurs, opened, refused, saved } from "../../support/replies.ts";
import { sabotaged } from "../../support/sabotage.ts";

const secret = "Vertraulich";

/** An instance that remembers its answers. */
const aRecorded = async (endpoint: EndpointName, environment: Readonly<Record<string, string>> = {}) => {
  const instance = await startInstance(endpoint, environment);
  const replies: Reply[] = [];
  const ask = async (request: Call): Promise<Reply> => {
    const reply = await call(endpoint, { ...request, base: instance.url });
    replies.push(reply);
    return reply;
  };
  return { instance, replies, ask };
};

/** Every answer has one log line, and every line an answer. */
const expectLinePerReply = async (instance: Instance, replies: readonly Reply[]): Promise<void> => {
  const lines = await logLinesOf(instance, replies.length);
  expect(lines.map((line) => `${line.request_id} ${line.status}`)).to.have.members(
    replies.map(({ headers, status }) => `${String(headers["x-request-id"])} ${status}`),
  );
};

describe("the log", () => {
  it("has one line for each request, and nothing of what was asked, answered or sent along", async () => {
    const project = await aProject();
    const slug = aSlug();
    await aLivePage(project, { slug, content: `${secret} live`, metadata: { [secret]: secret } });
    const { uid, token } = await aMember(project.id, "manager");
    const stranger = await aPerson();
    const [opens, saves] = await Promise.all([aRecorded("editOpen"), aRecorded("editSave")]);
    const who = { projectId: project.id, token };

    const { draftId, etag } = opened(await opens.ask({ ...who, body: { slug, language: "en" } }));
    const body = { draftId, metadata: { [secret]: secret }, content: secret, language: "en" };
    saved(await saves.ask({ ...who, body, headers: { "Idempotency-Key": secret } }));
    refused(await saves.ask({ ...who, body: { ...body, content: `${secret}!` }, headers: { "If-Match": etag } }), 412, "stale_revision");
    refused(await saves.ask({ ...who, body: { ...body, metadata: { slug: `/${secret}`, __x__: secret } } }), 400, "invalid_request");
    refused(await saves.ask({ ...who, body: { ...body, draftId: secret } }), 404, "not_found");
    refused(await saves.ask({ ...who, body: `"${secret}"`, headers: { "Content-Type": "text/plain" } }), 415, "unsupported_media_type");
    refused(await saves.ask({ ...who, token: `${secret}.${token}`, body }), 401, "unauthenticated");
    refused(await saves.ask({ projectId: project.id, body, headers: { Authorization: `Basic ${secret}` } }), 401, "unauthenticated");
    refused(await opens.ask({ ...who, token: stranger.token, body: { slug, language: "en" } }), 403, "forbidden");
    refused(await opens.ask({ ...who, body: { slug: secret, language: "en" } }), 404, "not_found");
    refused(await opens.ask({ ...who, body: { slug, language: "en" }, suffix: `/${secret}` }), 404, "not_found");
    refused(await opens.ask({ ...who, method: "PUT", suffix: `?${secret}=${secret}` }), 405, "method_not_allowed");

    for (const { instance, replies } of [opens, saves]) {
      await expectLinePerReply(instance, replies);
      for (const mark of [secret, uid, stranger.uid, "people.example", token, token.slice(-40), stranger.token.slice(-40), slug, draftId]) {
        expect(instance.log().toLowerCase()).not.to.include(mark.toLowerCase());
      }
    }
  });

  it("tells of a failure that nobody foresaw, whose answer has nothing but its number", async () => {
    const project = await aProject();
    const slug = aSlug();
    await aLivePage(project, { slug });
    const { token } = await aMember(project.id, "manager");
    const { instance, replies, ask } = await aRecorded("editOpen", sabotaged(secret));
    const before = await everythingIn(project.id);

    const reply = await ask({ projectId: project.id, token, body: { slug, language: "en" } });

    expectOurs(reply, 500);
    const id = String(reply.headers["x-request-id"]);
    const { error, details } = refused(reply, 500, "internal");
    expect(error).to.include(id);
    expect(details).to.deep.equal([{ path: "request_id", message: id }]);
    expect(JSON.stringify(reply.body)).not.to.include(secret).and.not.to.include(".cjs");
    await expectLinePerReply(instance, replies);
    const [line] = await logLinesOf(instance, 1);
    expect(line).to.include({ severity: "ERROR", status: 500, request_id: id });
    expect(line?.stack_trace).to.match(/^Error\n {4}at .*editOpen\.cjs/s);
    expect(instance.log()).not.to.include(secret);
    expect(await everythingIn(project.id)).to.deep.equal(before);
  });
});
