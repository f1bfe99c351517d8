import { createServer, type Server } from "node:http";
import { mock } from "node:test";
import { expect } from "chai";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { close, listen } from "../../../test/support/listening.ts";
import { appCheckLimits } from "./limits.ts";

const settings = ["APP_CHECK_URL", "GCLOUD_PROJECT"] as const;

describe("the keys of App Check", () => {
  const present = settings.map((name) => [name, process.env[name]] as const);
  let server: Server;
  afterEach(async () => {
    await close(server);
    mock.timers.reset();
    mock.restoreAll();
    for (const [name, value] of present) {
      if (value === undefined) Reflect.deleteProperty(process.env, name);
      else process.env[name] = value;
    }
  });

  it("serve while new ones cannot be fetched, which is tried and reported once in a while", async () => {
    const { publicKey, privateKey } = await generateKeyPair("RS256");
    const key = await exportJWK(publicKey);
    const asked: string[] = [];
    let keyIds: readonly string[] | undefined = ["known"];
    server = createServer((_request, response) => {
      asked.push("");
      response.statusCode = keyIds === undefined ? 500 : 200;
      response.end(JSON.stringify({ keys: keyIds?.map((kid) => ({ ...key, kid, alg: "RS256" })) }));
    });
    Object.assign(process.env, { APP_CHECK_URL: `http://127.0.0.1:${await listen(server)}`, GCLOUD_PROJECT: "ours" });
    const { checkAppCheckToken } = await import("./app-check-token.ts");

    // The clocks of jose and of the pause.
    let passedMs = 0;
    mock.timers.enable({ apis: ["Date"], now: Date.now() });
    const readClock = performance.now.bind(performance);
    mock.method(performance, "now", () => readClock() + passedMs);
    const pass = (ms: number): void => {
      passedMs += ms;
      mock.timers.tick(ms);
    };
    const reports = mock.method(process.stderr, "write", () => true).mock;

    const check = async (kid: string): Promise<string> =>
      checkAppCheckToken(
        await new SignJWT()
          .setProtectedHeader({ alg: "RS256", typ: "JWT", kid })
          .setIssuer("https://firebaseappcheck.googleapis.com/1")
          .setAudience(["projects/1", "projects/ours"])
          .setSubject("1:1:web:a")
          .setIssuedAt()
          .setExpirationTime("1h")
          .sign(privateKey),
      );
    const seen = (): readonly number[] => [asked.length, reports.callCount()];

    expect(await check("known")).to.equal("valid");
    expect(seen()).to.deep.equal([1, 0]);

    keyIds = undefined;
    pass(appCheckLimits.pauseMs + 1);
    for (let time = 0; time < 3; time++) expect(await check("made-up")).to.equal("unchecked");
    expect(await check("known")).to.equal("valid");
    expect(seen(), "an attempt for a made-up name").to.deep.equal([2, 1]);

    pass(appCheckLimits.keysMs);
    expect(await Promise.all(["known", "made-up", "known"].map(check))).to.deep.equal(["valid", "unchecked", "valid"]);
    for (let time = 0; time < 3; time++) expect(await check("known")).to.equal("valid");
    expect(seen(), "an attempt for all who use old keys").to.deep.equal([3, 2]);

    keyIds = ["new"];
    pass(appCheckLimits.pauseMs);
    expect(await check("new")).to.equal("valid");
    expect(await check("known"), "a key that was withdrawn").to.equal("invalid");
    expect(seen()).to.deep.equal([4, 2]);
  });
});
