import { expect } from "chai";
import { call, type Call, type Reply } from "../support/api.ts";
import { certify } from "../support/certificate.ts";
import { appCheckClaims, appCheckHeader, type FakeAppCheck, startFakeAppCheck } from "../support/fake-app-check.ts";
import { type Instance, startInstance } from "../support/instances.ts";
import { logLinesOf } from "../support/log-lines.ts";
import { nightlyIf } from "../support/nightly.ts";
import { aPerson } from "../support/people.ts";
import { anEditor, aProject } from "../support/projects.ts";
import { expectOurs, refused } from "../support/replies.ts";
import { claimsOf, encodePart, signToken, unsigned } from "../support/tokens.ts";

const stranger = certify("somebody else");

const nowSec = (): number => Math.floor(Date.now() / 1000);

/** Tokens that App Check did not issue for an app of this project, or that are not valid now. */
const worthless: Readonly<Record<string, (fake: FakeAppCheck) => string>> = {
  "that is no token": () => "token",
  "of four parts": ({ sign }) => `${sign()}.more`,
  "without a signature": () => unsigned(appCheckClaims()),
  "of RS256 without a signature": () => `${encodePart(appCheckHeader)}.${encodePart(appCheckClaims())}.`,
  "signed with another key under its name": () => signToken(stranger.privateKey, appCheckClaims(), appCheckHeader),
  "of a key that nobody knows": ({ sign }) => sign(appCheckClaims(), { ...appCheckHeader, kid: "another" }),
  "of a key from Object.prototype": ({ sign }) => sign(appCheckClaims(), { ...appCheckHeader, kid: "constructor" }),
  "without the name of a key": ({ sign }) => sign(appCheckClaims(), { alg: "RS256", typ: "JWT" }),
  "of another type": ({ sign }) => sign(appCheckClaims(), { ...appCheckHeader, typ: "at+jwt" }),
  "whose claims were changed": ({ sign }) => {
    const [header = "", , signature = ""] = sign(appCheckClaims({ aud: ["projects/1"] })).split(".");
    return `${header}.${encodePart(appCheckClaims())}.${signature}`;
  },
  "that has expired": ({ sign }) => sign(appCheckClaims({ iat: nowSec() - 7200, exp: nowSec() - 1 })),
  "that never expires": ({ sign }) => sign(appCheckClaims({ exp: undefined })),
  "from the future": ({ sign }) => sign(appCheckClaims({ iat: nowSec() + 600 })),
  "for another project": ({ sign }) => sign(appCheckClaims({ aud: ["projects/424242424242", "projects/another"] })),
  "whose audience is one text": ({ sign }) => sign(appCheckClaims({ aud: "projects/demo-lectern" })),
  "from another issuer": ({ sign }) =>
    sign(appCheckClaims({ iss: "https://firebaseappcheck.googleapis.com.elsewhere.example/424242424242" })),
  "from the issuer of another project": ({ sign }) => sign(appCheckClaims({ iss: "https://firebaseappcheck.googleapis.com/1" })),
  "of an app of another project": ({ sign }) => sign(appCheckClaims({ sub: "1:1:web:0123456789abcdef" })),
  "of no app": ({ sign }) => sign(appCheckClaims({ sub: "" })),
  "that is an ID token": ({ sign }) => sign(claimsOf("somebody")),
};

describe("App Check", () => {
  let fake: FakeAppCheck;
  let projectId: string;
  let token: string;

  before(async () => {
    fake = await startFakeAppCheck();
    const project = await aProject();
    projectId = project.id;
    token = (await anEditor(project)).token;
  });

  beforeEach(() => {
    fake.mode = "keys";
  });

  after(async () => fake.stop());

  const anInstance = async (mode: string): Promise<Instance> =>
    startInstance("templatesList", { APP_CHECK: mode, APP_CHECK_URL: `${fake.url}/`, ALLOWED_ORIGINS: "https://edit.example" });

  const ask = async ({ url: base }: Instance, appCheckToken?: string, changes: Partial<Call> = {}): Promise<Reply> =>
    call("templatesList", {
      projectId,
      token,
      base,
      ...(appCheckToken !== undefined && { headers: { "X-Firebase-AppCheck": appCheckToken } }),
      ...changes,
    });

  describe("that is enforced", () => {
    let instance: Instance;

    before(async () => {
      instance = await anInstance("enforce");
    });

    after(async () => instance.stop());

    it("lets in an app of this project, and fetches the keys once", async () => {
      const before = fake.asked();
      await Promise.all(
        Array.from({ length: 10 }, async () => {
          expectOurs(await ask(instance, fake.sign()), 200);
        }),
      );
      expect(fake.asked() - before).to.equal(1);
    });

    it("refuses a request without a token", async () => {
      for (const none of [undefined, ""]) {
        const reply = await ask(instance, none);
        refused(reply, 401, "app_check_failed");
        expect(reply.headers["www-authenticate"]).to.equal("Bearer");
      }
    });

    for (const [what, tokenOf] of Object.entries(worthless)) {
      it(`refuses a token ${what}`, async () => {
        refused(await ask(instance, tokenOf(fake)), 401, "app_check_failed");
      });
    }

    it("says first who is not signed in, and to strangers with an app no more than before", async () => {
      refused(await ask(instance, undefined, { token: "forged" }), 401, "unauthenticated");
      refused(await ask(instance, fake.sign(), { token: (await aPerson()).token }), 403, "forbidden");
      refused(await ask(instance, undefined, { token: (await aPerson()).token }), 401, "app_check_failed");
    });

    it("lets pages send the header, and preflights go without it", async () => {
      const headers = {
        Origin: "https://edit.example",
        "Access-Control-Request-Method": "GET",
        "Access-Control-Request-Headers": "x-firebase-appcheck",
      };
      const reply = await ask(instance, undefined, { method: "OPTIONS", headers });
      expect(reply.status).to.equal(204);
      expect(reply.headers["access-control-allow-headers"]).to.include("X-Firebase-AppCheck");
    });
  });

  for (const mode of ["error", "silence", "nonsense"] as const) {
    it(`is nobody's fault when its keys cannot be fetched (${mode}), and hangs nobody${nightlyIf(mode !== "silence")}`, async () => {
      fake.mode = mode;
      const instance = await anInstance("enforce");
      const before = fake.asked();
      for (let index = 0; index < 3; index++) {
        const reply = await ask(instance, fake.sign());
        refused(reply, 503, "unavailable");
        expect(reply.headers["retry-after"]).to.equal("10");
      }
      refused(await ask(instance), 401, "app_check_failed");
      expect(fake.asked() - before, "one attempt for all").to.equal(1);
      expect(instance.log()).to.include("the keys of App Check could not be fetched");
      await instance.stop();
    });
  }

  it("that only logs lets everybody in, and says how many came from known apps", async () => {
    const instance = await anInstance("log");
    const tokens = [fake.sign(), fake.sign(), undefined, worthless["for another project"]?.(fake)];
    for (const one of tokens) expectOurs(await ask(instance, one), 200);
    const lines = await logLinesOf(instance, tokens.length);
    expect(lines.map(({ app_check }) => app_check).slice(1)).to.deep.equal(["valid", "missing", "invalid"]);
    await instance.stop();
  });

  it("that only logs continues without its keys, and does not wait", async () => {
    fake.mode = "silence";
    const instance = await anInstance("log");
    expectOurs(await ask(instance, fake.sign()), 200);
    const [line] = await logLinesOf(instance, 1);
    expect(line?.app_check).to.equal("unchecked");
    await instance.stop();
  });

  it("that is off sends no request and logs nothing", async () => {
    for (const mode of ["off", ""]) {
      const instance = await anInstance(mode);
      const before = fake.asked();
      expectOurs(await ask(instance, "token"), 200);
      const [line] = await logLinesOf(instance, 1);
      expect(line).not.to.include.keys("app_check");
      expect(fake.asked()).to.equal(before);
      await instance.stop();
    }
  });

  it("protects when its setting is unknown", async () => {
    const instance = await anInstance("enforced");
    refused(await ask(instance), 401, "app_check_failed");
    await instance.stop();
  });
});
