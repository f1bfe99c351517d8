import { generateKeyPairSync } from "node:crypto";
import { expect } from "chai";
import { createKeyFinder, KeysUnavailable, type KeyRing, parseKeys } from "./app-check-keys.ts";
import { appCheckLimits } from "./limits.ts";

const { publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });

const ringOf = (...ids: readonly string[]): KeyRing => new Map(ids.map((id) => [id, publicKey]));

/** A source of keys with scripted answers and time. */
const aSource = (...answers: readonly (KeyRing | Error)[]) => {
  const fetches: number[] = [];
  const failures: unknown[] = [];
  let now = 0;
  const find = createKeyFinder({
    nowMs: () => now,
    onFailure: (error) => failures.push(error),
    fetchKeys: async () => {
      const answer = answers[fetches.push(now) - 1] ?? answers.at(-1);
      if (answer instanceof Map) return answer;
      throw new Error("down", { cause: answer });
    },
  });
  return { find, fetches, failures, pass: (ms: number) => (now += ms) };
};

const outcomeOf = async (key: Promise<unknown>): Promise<unknown> =>
  key.then(
    (found) => found === publicKey,
    (error: unknown) => (error instanceof KeysUnavailable ? "unavailable" : error),
  );

describe("createKeyFinder", () => {
  it("fetches once for all who ask at the same time, and remembers", async () => {
    const { find, fetches } = aSource(ringOf("a"));
    expect(await Promise.all(Array.from({ length: 50 }, async () => outcomeOf(find("a"))))).to.deep.equal(
      Array.from({ length: 50 }, () => true),
    );
    expect(await outcomeOf(find("a"))).to.equal(true);
    expect(fetches).to.deep.equal([0]);
  });

  it("does not ask again for every name that somebody makes up", async () => {
    const { find, fetches, pass } = aSource(ringOf("a"));
    for (let index = 0; index < 100; index++) expect(await outcomeOf(find(`made-up-${index}`))).to.equal(false);
    expect(fetches).to.deep.equal([0]);
    pass(appCheckLimits.pauseMs);
    expect(await outcomeOf(find("made-up"))).to.equal(false);
    expect(fetches).to.have.lengthOf(2);
  });

  it("follows Google to a new key", async () => {
    const { find, pass } = aSource(ringOf("a"), ringOf("a", "b"));
    await find("a");
    expect(await outcomeOf(find("b"))).to.equal(false);
    pass(appCheckLimits.pauseMs);
    expect(await outcomeOf(find("b"))).to.equal(true);
  });

  it("renews the keys after hours, while the old ones still serve", async () => {
    const { find, fetches, pass } = aSource(ringOf("a"), ringOf("b"));
    await find("a");
    pass(appCheckLimits.keysMs);
    expect(await outcomeOf(find("a")), "nobody waits").to.equal(true);
    expect(await outcomeOf(find("b"))).to.equal(true);
    expect(await outcomeOf(find("a")), "the key that Google has withdrawn").to.equal(false);
    expect(fetches).to.have.lengthOf(2);
  });

  it("says at once that there are no keys, between two attempts", async () => {
    const { find, fetches, failures, pass } = aSource(new Error("down"), new Error("down"), ringOf("a"));
    for (let index = 0; index < 20; index++) expect(await outcomeOf(find("a"))).to.equal("unavailable");
    expect(fetches).to.deep.equal([0]);
    expect(failures).to.have.lengthOf(1);
    pass(appCheckLimits.pauseMs);
    expect(await outcomeOf(find("a"))).to.equal("unavailable");
    pass(appCheckLimits.pauseMs);
    expect(await outcomeOf(find("a"))).to.equal(true);
  });

  it("goes on with the keys that it has while new ones cannot be fetched", async () => {
    const { find, pass } = aSource(ringOf("a"), new Error("down"));
    await find("a");
    pass(appCheckLimits.keysMs);
    for (let index = 0; index < 3; index++) expect(await outcomeOf(find("a"))).to.equal(true);
    expect(await outcomeOf(find("b")), "it may be a new one").to.equal("unavailable");
  });
});

describe("parseKeys", () => {
  const jwk = publicKey.export({ format: "jwk" });

  it("reads RSA keys by their IDs, and leaves others out", () => {
    const keys = parseKeys({ keys: [{ ...jwk, kid: "a", use: "sig" }, { kty: "EC", kid: "b" }, { ...jwk }, "text"] });
    expect([...keys.keys()]).to.deep.equal(["a"]);
    expect(keys.get("a")?.equals(publicKey)).to.equal(true);
  });

  for (const body of [undefined, [], {}, { keys: {} }, "keys"]) {
    it(`refuses ${JSON.stringify(body)}`, () => {
      expect(() => parseKeys(body)).to.throw("not a set of keys");
    });
  }
});
