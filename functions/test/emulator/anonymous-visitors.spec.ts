import { anAnonymousVisitor, anOpenProject } from "../support/anonymous-visitors.ts";
import { call, endpointNames } from "../support/api.ts";
import { refused } from "../support/replies.ts";
import { aValidCall } from "../support/valid-calls.ts";
import { start, started, type Visitor } from "../support/visitors.ts";

describe("an anonymous visitor whom the voice agent knows", () => {
  let visitor: Visitor;

  before(async () => {
    visitor = await anAnonymousVisitor(await anOpenProject());
    started(await start(visitor));
  });

  for (const endpoint of endpointNames) {
    it(`may not call ${endpoint}`, async () => {
      const { token, projectId } = visitor;
      refused(await call(endpoint, { ...(await aValidCall(endpoint, { id: projectId, templateId: "article" })), token }), 403, "forbidden");
    });
  }
});
