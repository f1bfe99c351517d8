import { expect } from "chai";
import { clientFor, failureOf, save } from "../test/client-for.ts";
import { refusal } from "../test/fake-environment.ts";
import type { ErrorCode } from "./contract.ts";
import { isLecternError, StaleRevisionError } from "./errors.ts";

describe("a refusal", () => {
  /** The codes that lead to a repetition or a merge have their own tests. */
  const statuses: Readonly<Record<Exclude<ErrorCode, "unauthenticated" | "stale_revision">, number>> = {
    app_check_failed: 401,
    too_many_comments: 409,
    image_in_use: 409,
    invalid_request: 400,
    missing_project_id: 400,
    not_a_draft: 400,
    template_immutable: 400,
    unknown_template: 400,
    unknown_tool: 400,
    forbidden: 403,
    module_disabled: 403,
    not_a_member: 403,
    not_provisioned: 403,
    publishing_off: 403,
    voice_disabled: 403,
    origin_not_allowed: 403,
    wrong_account: 403,
    address_unconfirmed: 403,
    agent_not_placed: 403,
    not_found: 404,
    invitation_gone: 404,
    method_not_allowed: 405,
    too_many_keys: 409,
    already_in_team: 409,
    last_admin: 409,
    base_changed: 409,
    slug_reserved: 409,
    slug_taken: 409,
    unreadable_document: 409,
    length_required: 411,
    too_large: 413,
    unsupported_media_type: 415,
    idempotency_key_reused: 422,
    quota_reached: 429,
    media_limit: 429,
    visitors_limit: 429,
    refused_too_often: 429,
    key_limit: 429,
    too_many_invitations: 429,
    internal: 500,
    unavailable: 503,
  };
  for (const [code, status] of Object.entries(statuses)) {
    it(`${status} ${code} is an error of this code, and is not repeated`, async () => {
      const { environment, project } = clientFor(refusal(status, code, {}, [{ path: "a", message: "b" }]));
      const error = await failureOf(project.drafts.save(save));
      expect(error).to.include({ code, status, message: `A sentence about ${code}.`, requestId: "request-1", isRetryable: false });
      expect(error.details).to.deep.equal([{ path: "a", message: "b" }]);
      expect(environment.sent).to.have.length(1);
    });
  }

  it("412 says who saved, when, and what changed", async () => {
    const details = [
      { path: "updated_by", message: "uid-1" },
      { path: "updated_by_name", message: "Ada Berg" },
      { path: "updated_at", message: "2026-11-22T10:00:00.000Z" },
      { path: "content", message: "changed" },
      { path: "metadata.title", message: "changed" },
    ];
    const { project } = clientFor(refusal(412, "stale_revision", { ETag: '"9"' }, details));
    const error = await failureOf(project.drafts.save(save, { ifMatch: '"1"' }));
    expect(error).to.be.instanceOf(StaleRevisionError);
    if (!isLecternError(error, "stale_revision")) throw error;
    expect(error).to.include({ etag: '"9"', updatedBy: "Ada Berg", updatedAt: "2026-11-22T10:00:00.000Z" });
    expect(error.changed).to.deep.equal(["content", "metadata.title"]);
  });

  it("in HTML is unreadable, and repeated where that is safe", async () => {
    const { environment, project } = clientFor({ status: 502, body: "<html>Bad Gateway</html>" }, { status: 400, body: "<html>" });
    expect(await failureOf(project.drafts.read("d1"))).to.include({ code: "unreadable", status: 400, isRetryable: false });
    expect(environment.sent).to.have.length(2);
  });

  it("that another bundle made is recognised by its shape", () => {
    const foreign = Object.assign(new Error("x"), { name: "LecternError", code: "not_found" });
    expect(isLecternError(foreign, "not_found")).to.equal(true);
    expect(isLecternError(foreign, "forbidden")).to.equal(false);
    expect(isLecternError(new Error("x"))).to.equal(false);
  });
});
