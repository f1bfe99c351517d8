import { identities } from "../../support/admin-app.ts";
import { expect } from "chai";
import { anAnonymousVisitor, anOpenProject, countsOf } from "../../support/anonymous-visitors.ts";
import { aPersonWithClaims } from "../../support/people.ts";
import { refused } from "../../support/replies.ts";
import { claimsOf, unsigned } from "../../support/tokens.ts";
import { aStranger, start, started } from "../../support/visitors.ts";

describe("a token that says that it is anonymous", () => {
  it("is not believed in what an operator may have set", async () => {
    const person = await aPersonWithClaims({ provider: "anonymous", sign_in_provider: "anonymous", anonymous: true, role: "admin" });
    refused(await start({ ...person, projectId: await anOpenProject() }), 403, "not_provisioned");
  });

  it("is one that Firebase says it of", async () => {
    const visitor = await anAnonymousVisitor(await anOpenProject());
    started(await start({ ...visitor, token: unsigned(claimsOf(visitor.uid, { firebase: { sign_in_provider: "anonymous" } })) }));
  });

  const providers: readonly unknown[] = [
    undefined,
    null,
    "anonymous",
    ["anonymous"],
    {},
    { sign_in_provider: ["anonymous"] },
    { sign_in_provider: { anonymous: true } },
    { sign_in_provider: "Anonymous" },
    { sign_in_provider: "custom", provider: "anonymous" },
    { sign_in_provider: "password", second_factor: "anonymous" },
  ];
  for (const firebase of providers) {
    it(`is not, when its claim is ${JSON.stringify(firebase)}`, async () => {
      const projectId = await anOpenProject();
      const { uid } = await aStranger(projectId);
      refused(await start({ uid, token: unsigned(claimsOf(uid, { firebase })), projectId }), 403, "not_provisioned");
      expect(await countsOf(projectId)).to.deep.equal({ sessions: 0, newcomers: 0 });
    });
  }

  it("is refused when its identity is gone or disabled", async () => {
    const visitor = await anAnonymousVisitor(await anOpenProject());
    await identities.updateUser(visitor.uid, { disabled: true });
    refused(await start(visitor), 401, "unauthenticated");
    await identities.deleteUser(visitor.uid);
    refused(await start(visitor), 401, "unauthenticated");
  });
});
