import { createHmac, createPublicKey, type KeyObject, randomUUID } from "node:crypto";
import { expect } from "chai";
import { firestore } from "../support/admin-app.ts";
import { call, type Reply } from "../support/api.ts";
import { certify } from "../support/certificate.ts";
import { type Account, type FakeGoogle, startFakeGoogle } from "../support/fake-google.ts";
import { type Instance, startInstance } from "../support/instances.ts";
import { aForeignDraft, aProject } from "../support/projects.ts";
import { opened, refused } from "../support/replies.ts";
import { type Claims, claimsOf, encodePart, signToken, unsigned } from "../support/tokens.ts";

const google = certify("securetoken");
const rotated = certify("securetoken, the next");
const stranger = certify("somebody else");

const keyId = "key-1";

const signedWith = (key: KeyObject, claims: Claims, header: object = { alg: "RS256", kid: keyId, typ: "JWT" }): string =>
  signToken(key, claims, header);

/** A token like Google's. */
const signed = (claims: Claims): string => signedWith(google.privateKey, claims);

/** Signed with public data, in case it is taken for a shared secret. */
const signedWithPublicKey = (claims: Claims, secret: string): string => {
  const content = `${encodePart({ alg: "HS256", kid: keyId, typ: "JWT" })}.${encodePart(claims)}`;
  return `${content}.${createHmac("sha256", secret).update(content).digest("base64url")}`;
};

const nowSec = (): number => Math.floor(Date.now() / 1000);

const spki = createPublicKey(google.certificate).export({ type: "spki", format: "pem" }).toString();

/** Tokens that must not pass, for an existing admin. */
const forgeries: Readonly<Record<string, (uid: string) => string>> = {
  "without a signature": (uid) => unsigned(claimsOf(uid)),
  "without a signature, in other letters": (uid) => `${encodePart({ alg: "NONE", kid: keyId })}.${encodePart(claimsOf(uid))}.`,
  "of RS256 without a signature": (uid) => `${encodePart({ alg: "RS256", kid: keyId })}.${encodePart(claimsOf(uid))}.`,
  "signed with another key": (uid) => signedWith(stranger.privateKey, claimsOf(uid)),
  "signed with another key under its own id": (uid) =>
    signedWith(stranger.privateKey, claimsOf(uid), { alg: "RS256", kid: "key-of-a-stranger" }),
  "without a key id": (uid) => signedWith(google.privateKey, claimsOf(uid), { alg: "RS256", typ: "JWT" }),
  "with a key id from Object.prototype": (uid) => signedWith(google.privateKey, claimsOf(uid), { alg: "RS256", kid: "constructor" }),
  "with the certificate as a shared secret": (uid) => signedWithPublicKey(claimsOf(uid), google.certificate),
  "with the public key as a shared secret": (uid) => signedWithPublicKey(claimsOf(uid), spki),
  "with a key of its own in the header": (uid) =>
    signedWith(stranger.privateKey, claimsOf(uid), {
      alg: "RS256",
      kid: keyId,
      jwk: createPublicKey(stranger.certificate).export({ format: "jwk" }),
      x5c: [stranger.certificate],
    }),
  "whose claims were changed": (uid) => {
    const [header = "", , signature = ""] = signed(claimsOf("somebody-else")).split(".");
    return `${header}.${encodePart(claimsOf(uid))}.${signature}`;
  },
  "that has expired": (uid) => signed(claimsOf(uid, { iat: nowSec() - 7200, auth_time: nowSec() - 7200, exp: nowSec() - 1 })),
  "that never expires": (uid) => signed(claimsOf(uid, { exp: undefined })),
  "that is not valid yet": (uid) => signed(claimsOf(uid, { nbf: nowSec() + 3600 })),
  "from the future": (uid) => signed(claimsOf(uid, { iat: nowSec() + 3600, auth_time: nowSec() + 3600, exp: nowSec() + 7200 })),
  "for another project": (uid) => signed(claimsOf(uid, { aud: "another-project" })),
  "for several projects": (uid) => signed(claimsOf(uid, { aud: ["another-project"] })),
  "from another issuer": (uid) => signed(claimsOf(uid, { iss: "https://securetoken.google.com/another-project" })),
  "from a lookalike issuer": (uid) => signed(claimsOf(uid, { iss: "https://securetoken.google.com.elsewhere.example/demo-lectern" })),
  "without a subject": () => signed(claimsOf("")),
  "for signing in, not for calling": (uid) =>
    signedWith(google.privateKey, {
      ...claimsOf(uid),
      aud: "https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit",
    }),
  "of nobody": () => signed(claimsOf("nobody-has-this-id")),
};

describe("identity tokens in production", () => {
  let fake: FakeGoogle;
  let instance: Instance;

  before(async () => {
    fake = await startFakeGoogle();
    instance = await startInstance("editRead", { ...fake.environment, FIREBASE_AUTH_EMULATOR_HOST: "" });
  });

  beforeEach(() => {
    Object.assign(fake, { certificates: { [keyId]: google.certificate }, accounts: {} });
  });

  after(async () => {
    await instance.stop();
    await fake.stop();
  });

  /** An admin of a new project requests a draft with a token that is made from their ID. */
  const ask = async (tokenOf: (uid: string) => string, account: Partial<Account> = {}): Promise<Reply> => {
    const uid = `user-${randomUUID()}`;
    if (fake.accounts !== undefined) fake.accounts = { [uid]: { localId: uid, ...account } };
    const project = await aProject();
    await firestore.doc(`projects/${project.id}/members/${uid}`).set({ role: "admin" });
    return call("editRead", { projectId: project.id, draftId: await aForeignDraft(project), token: tokenOf(uid), base: instance.url });
  };

  it("let in whom Google has signed in", async () => {
    opened(await ask((uid) => signed(claimsOf(uid))));
  });

  it("let in whose clock is half a minute ahead", async () => {
    opened(await ask((uid) => signed(claimsOf(uid, { iat: nowSec() + 30, auth_time: nowSec() + 30 }))));
  });

  for (const [what, tokenOf] of Object.entries(forgeries)) {
    it(`keep out a token ${what}`, async () => {
      const reply = await ask(tokenOf);
      refused(reply, 401, "unauthenticated");
      expect(reply.headers["www-authenticate"]).to.equal("Bearer");
    });
  }

  it("follow Google to its next key, and forget the one before", async () => {
    opened(await ask((uid) => signed(claimsOf(uid))));
    fake.certificates = { "key-2": rotated.certificate };
    refused(await ask((uid) => signed(claimsOf(uid))), 401, "unauthenticated");
    opened(await ask((uid) => signedWith(rotated.privateKey, claimsOf(uid), { alg: "RS256", kid: "key-2" })));
  });

  const accounts: readonly (readonly [string, () => Partial<Account>, boolean])[] = [
    ["of somebody disabled", () => ({ disabled: true }), false],
    ["of somebody signed out everywhere since", () => ({ validSince: String(nowSec() + 60) }), false],
    ["of somebody signed out everywhere before", () => ({ validSince: String(nowSec() - 60) }), true],
    ["of somebody who is explicitly not disabled", () => ({ disabled: false }), true],
  ];

  for (const [whom, account, passes] of accounts) {
    it(`${passes ? "let in" : "keep out"} a token ${whom}`, async () => {
      const reply = await ask((uid) => signed(claimsOf(uid)), account());
      if (passes) opened(reply);
      else refused(reply, 401, "unauthenticated");
    });
  }

  for (const part of ["certificates", "accounts"] as const) {
    it(`are nobody's fault while Google's ${part} cannot be asked`, async () => {
      fake[part] = undefined;
      const reply = await ask((uid) => signed(claimsOf(uid)));
      refused(reply, 503, "unavailable");
      expect(Number(reply.headers["retry-after"])).to.be.within(1, 60);
      expect(reply.headers).not.to.have.property("www-authenticate");
      Object.assign(fake, { certificates: { [keyId]: google.certificate }, accounts: {} });
      opened(await ask((uid) => signed(claimsOf(uid))));
    });
  }
});
