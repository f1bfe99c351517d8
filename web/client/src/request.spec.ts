import { expect } from "chai";
import { clientFor, failureOf, save, saved } from "../test/client-for.ts";
import { fakeEnvironment, type FakeEnvironment, refusal } from "../test/fake-environment.ts";
import { createLectern } from "./lectern.ts";

describe("a call", () => {
  it("carries the token, the tags and one key, and answers the entity tag", async () => {
    const { environment, project } = clientFor(saved);
    expect(await project.drafts.save(save, { ifMatch: '"1"' })).to.deep.equal({ success: true, draftId: "d1", etag: '"2"' });
    expect(environment.sent).to.deep.equal([
      {
        method: "POST",
        url: "https://site.example/api/projects/demo/docs/edit/save",
        headers: { authorization: "Bearer token-1", "content-type": "application/json", "idempotency-key": "id-1", "if-match": '"1"' },
        body: JSON.stringify(save),
      },
    ]);
  });

  it("repeats a save that was lost with the same key and the same bytes, even when the caller changes its object meanwhile", async () => {
    const { environment, project } = clientFor("lost", refusal(503, "unavailable", { "Retry-After": "2" }), "silence", saved);
    const request = { ...save };
    const call = project.drafts.save(request);
    request.content = "typed on";
    await call;
    const [first, ...others] = environment.sent.map(({ headers, body }) => ({ key: headers["idempotency-key"], body }));
    expect(first).to.deep.equal({ key: "id-1", body: JSON.stringify(save) });
    expect(others).to.deep.equal([first, first, first]);
    expect(environment.pauses).to.deep.equal([450, 2_000, 1_350]);
  });

  it("refreshes a refused token once, then says so", async () => {
    const { environment, project, refreshes } = clientFor(refusal(401, "unauthenticated"));
    const error = await failureOf(project.drafts.read("d1"));
    expect(error).to.include({ code: "unauthenticated", status: 401, requestId: "request-1", isRetryable: false });
    expect(refreshes).to.deep.equal([false, true]);
    expect(environment.sent).to.have.length(2);
    expect(environment.pauses).to.deep.equal([]);
  });

  it("goes on with the refreshed token, and does not ask for another at each repetition", async () => {
    const { project, refreshes } = clientFor(refusal(401, "unauthenticated"), "lost", saved);
    await project.drafts.save(save);
    expect(refreshes).to.deep.equal([false, true, false]);
  });

  it("takes a repeated discard that finds nothing as done, but not a first one", async () => {
    const gone = refusal(404, "not_found");
    expect(await clientFor("lost", gone).project.drafts.discard("d1")).to.deep.equal({ success: true, draftId: "d1" });
    expect(await failureOf(clientFor(gone).project.drafts.discard("d1"))).to.include({ code: "not_found" });
  });

  it("does not start a session twice when an answer was lost", async () => {
    for (const lost of ["lost", "silence", { status: 502, body: "<html>" }] as const) {
      const { environment, project } = clientFor(lost);
      await failureOf(project.live.start());
      expect(environment.sent).to.have.length(1);
    }
  });

  it("starts a session again after a 503", async () => {
    const { environment, project } = clientFor(refusal(503, "unavailable", { "Retry-After": "1" }), { status: 200, body: { token: "t" } });
    await project.live.start();
    expect(environment.pauses).to.deep.equal([1_000]);
    expect(environment.sent.map(({ headers }) => headers["x-project-id"])).to.deep.equal(["demo", "demo"]);
  });

  it("starts and resumes a session in the language of the page, if that is known", async () => {
    const { environment, project } = clientFor({ status: 200, body: { token: "t" } });
    await project.live.start({ language: "nb" });
    await project.live.resume({ language: "he" });
    await project.live.start();
    expect(environment.sent.map(({ body }) => body)).to.deep.equal(['{"language":"nb"}', '{"language":"he"}', undefined]);
  });

  it("never waits for tomorrow's quota", async () => {
    const { environment, project } = clientFor(refusal(429, "quota_reached", { "Retry-After": "36000" }));
    expect(await failureOf(project.live.start())).to.include({ code: "quota_reached", retryAfterMs: 36_000_000 });
    expect(environment.pauses).to.deep.equal([]);
  });

  it("repeats a lost tool call only when it has an ID", async () => {
    const withId = clientFor("lost", { status: 200, body: { result: "Done." } });
    await withId.project.live.execute({ tool_name: "ask", call_id: "c1" });
    expect(withId.environment.sent).to.have.length(2);
    const without = clientFor("lost");
    await failureOf(without.project.live.execute({ tool_name: "ask" }));
    expect(without.environment.sent).to.have.length(1);
  });

  it("passes the reason of the caller's signal through, while waiting too", async () => {
    const { environment, project } = clientFor("lost");
    const controller = new AbortController();
    const reason = new Error("left the page");
    const error: unknown = await project.drafts
      .read("d1", { signal: AbortSignal.any([controller.signal, abortingAfterFirstTry(environment, controller, reason)]) })
      .catch((caught: unknown) => caught);
    expect(error).to.equal(reason);
  });

  it("sends nothing for a caller who has left before there was a token", async () => {
    const environment = fakeEnvironment([saved]);
    const controller = new AbortController();
    const getIdToken = async (): Promise<string> => {
      controller.abort();
      return "token";
    };
    const { drafts } = createLectern({ baseUrl: "https://site.example", getIdToken, environment }).project("demo");
    const error: unknown = await drafts.save(save, { signal: controller.signal }).catch((caught: unknown) => caught);
    expect(error).to.equal(controller.signal.reason);
    expect(environment.sent).to.deep.equal([]);
  });

  it("passes the AbortError of a caller through who leaves during the request, and asks no more", async () => {
    const controller = new AbortController();
    let requests = 0;
    const fetch = async (_url: string, { signal }: RequestInit): Promise<Response> => {
      requests++;
      return new Promise((_resolve, reject) => {
        signal?.addEventListener("abort", () => {
          reject(new DOMException("aborted", "AbortError"));
        });
        controller.abort();
      });
    };
    const { drafts } = createLectern({ baseUrl: "https://site.example", getIdToken: async () => "token", fetch }).project("demo");
    const error: unknown = await drafts.read("d1", { signal: controller.signal }).catch((caught: unknown) => caught);
    expect(error).to.equal(controller.signal.reason);
    expect(error).to.have.property("name", "AbortError");
    expect(requests).to.equal(1);
  });

  it("passes through what `getIdToken` throws, and sends nothing", async () => {
    const environment = fakeEnvironment([saved]);
    const signedOut = new Error("signed out");
    const getIdToken = async (): Promise<string> => Promise.reject(signedOut);
    const { drafts } = createLectern({ baseUrl: "https://site.example", getIdToken, environment }).project("demo");
    expect(await drafts.read("d1").catch((caught: unknown) => caught)).to.equal(signedOut);
    expect(environment.sent).to.deep.equal([]);
  });

  it("does not wait for ever for `getIdToken`, and waits no longer than the caller", async () => {
    const environment = fakeEnvironment([saved]);
    const limit = new AbortController();
    const getIdToken = async (): Promise<string> => new Promise(() => undefined);
    const options = { baseUrl: "https://site.example", getIdToken, environment: { ...environment, timeout: () => limit.signal } };
    const { drafts } = createLectern(options).project("demo");
    const [late, leaving] = [drafts.read("d1"), new AbortController()];
    const left = drafts.read("d1", { signal: leaving.signal });
    leaving.abort();
    expect(await left.catch((caught: unknown) => caught)).to.equal(leaving.signal.reason);
    limit.abort();
    expect(await late.catch((caught: unknown) => caught)).to.include({ code: "identity_failed", isRetryable: true });
    expect(environment.sent).to.deep.equal([]);
  });
});

const abortingAfterFirstTry = (environment: FakeEnvironment, controller: AbortController, reason: Error): AbortSignal => {
  queueMicrotask(function look() {
    if (environment.sent.length > 0) controller.abort(reason);
    else queueMicrotask(look);
  });
  return controller.signal;
};

describe("an App Check token", () => {
  const headersWith = async (getAppCheckToken?: () => Promise<string | undefined>) => {
    const environment = fakeEnvironment([saved]);
    const getIdToken = async (): Promise<string> => "token";
    await createLectern({ baseUrl: "https://site.example", getIdToken, getAppCheckToken, environment }).project("demo").drafts.save(save);
    return environment.sent[0]?.headers;
  };

  it("is sent where the page has one", async () => {
    expect(await headersWith(async () => "attested")).to.include({ "x-firebase-appcheck": "attested", authorization: "Bearer token" });
    expect(await headersWith(async () => undefined)).not.to.include.keys("x-firebase-appcheck");
    expect(await headersWith()).not.to.include.keys("x-firebase-appcheck");
  });
});
