import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { identities } from "../support/admin-app.ts";
import { call, type Reply } from "../support/api.ts";
import { everythingIn } from "../support/documents.ts";
import { aPerson } from "../support/people.ts";
import { anEditor, aProject } from "../support/projects.ts";
import { expectOurs, refused } from "../support/replies.ts";
import { claimsOf, unsigned } from "../support/tokens.ts";
import { aValidCall, someValidCalls } from "../support/valid-calls.ts";

const hourAgoSec = Math.floor(Date.now() / 1000) - 3600;

const expectUnauthenticated = (reply: Reply): void => {
  expect(refused(reply, 401, "unauthenticated").details).to.equal(undefined);
  expect(reply.headers["www-authenticate"]).to.equal("Bearer");
};

/** Authorization headers that prove nothing, for an editor of the project with this token. */
const worthless: Readonly<Record<string, (editor: { readonly uid: string; readonly token: string }) => string | undefined>> = {
  "no header": () => undefined,
  "an empty header @nightly": () => "",
  "a scheme alone @nightly": () => "Bearer",
  "an empty token @nightly": () => "Bearer ",
  "a token without a scheme @nightly": ({ token }) => token,
  "another scheme @nightly": ({ token }) => `Basic ${token}`,
  "a token in two pieces @nightly": ({ token }) => `Bearer ${token.slice(0, 40)} ${token.slice(40)}`,
  "two tokens @nightly": ({ token }) => `Bearer ${token}, Bearer ${token}`,
  "words @nightly": () => "Bearer hello",
  "dots @nightly": () => "Bearer ..",
  "parts that are not JSON": () => "Bearer aaaa.bbbb.cccc",
  "a uid @nightly": ({ uid }) => `Bearer ${uid}`,
  "a token with a signature from nowhere": ({ token }) => `Bearer ${token}c2lnbmF0dXJl`,
  "a token that has expired": ({ uid }) =>
    `Bearer ${unsigned(claimsOf(uid, { iat: hourAgoSec - 3600, auth_time: hourAgoSec - 3600, exp: hourAgoSec }))}`,
  "a token for another project": ({ uid }) => `Bearer ${unsigned(claimsOf(uid, { aud: "another-project" }))}`,
  "a token from another issuer": ({ uid }) =>
    `Bearer ${unsigned(claimsOf(uid, { iss: "https://securetoken.google.com/another-project" }))}`,
  "a token without a subject @nightly": ({ uid }) => `Bearer ${unsigned(claimsOf(uid, { sub: "" }))}`,
  "a token whose subject is too long @nightly": () => `Bearer ${unsigned(claimsOf("u".repeat(129)))}`,
  "a forged token of nobody": () => `Bearer ${unsigned(claimsOf("nobody-has-this-id"))}`,
};

describe("identity tokens", () => {
  for (const [what, authorization] of Object.entries(worthless)) {
    it(`are not replaced by ${what}`, async () => {
      const project = await aProject();
      const header = authorization(await anEditor(project));
      const calls = await someValidCalls(project);
      const before = await everythingIn(project.id);
      for (const [endpoint, valid] of calls) {
        expectUnauthenticated(await call(endpoint, { ...valid, headers: header === undefined ? {} : { Authorization: header } }));
      }
      expect(await everythingIn(project.id)).to.deep.equal(before);
    });
  }

  const shutOut: Readonly<Record<string, (uid: string) => Promise<unknown>>> = {
    "somebody disabled": async (uid) => identities.updateUser(uid, { disabled: true }),
    "somebody deleted": async (uid) => identities.deleteUser(uid),
    "somebody signed out everywhere": async (uid) => {
      // Both times are in whole seconds.
      await sleep(1100);
      await identities.revokeRefreshTokens(uid);
    },
  };

  for (const [whom, shut] of Object.entries(shutOut)) {
    it(`of ${whom} count no more`, async () => {
      const project = await aProject();
      const { uid, token } = await anEditor(project);
      expectOurs(await call("editRead", { ...(await aValidCall("editRead", project)), token }), 200);
      await shut(uid);
      for (const [endpoint, valid] of await someValidCalls(project)) expectUnauthenticated(await call(endpoint, { ...valid, token }));
    });
  }

  for (const scheme of ["Bearer", "bearer", "BEARER", "Bearer  "]) {
    it(`come under the scheme ${JSON.stringify(scheme)}`, async () => {
      const project = await aProject();
      const { token } = await anEditor(project);
      const valid = await aValidCall("editRead", project);
      expectOurs(await call("editRead", { ...valid, headers: { Authorization: `${scheme} ${token}` } }), 200);
    });
  }

  it("of somebody without a role are asked for before the role", async () => {
    const project = await aProject();
    const { uid, token } = await aPerson();
    const valid = await aValidCall("editRead", project);
    refused(await call("editRead", { ...valid, token }), 403, "forbidden");
    await identities.updateUser(uid, { disabled: true });
    expectUnauthenticated(await call("editRead", { ...valid, token }));
  });
});
