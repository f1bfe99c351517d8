import { expect } from "chai";
import { VisitorTokens } from "./visitor-tokens.ts";

interface Asked {
  readonly url: string;
  readonly body: string;
  readonly headers: unknown;
}

/** Google's answers, as it words them. */
const refusal = (message: string): object => ({ error: { code: 400, message, status: "INVALID_ARGUMENT" } });

const signedUp = (name: string): object => ({
  kind: "identitytoolkit#SignupNewUserResponse",
  idToken: `id of ${name}`,
  refreshToken: name,
  expiresIn: "3600",
});

const renewed = (name: string): object => ({
  id_token: `new id of ${name}`,
  refresh_token: name,
  expires_in: "3600",
  token_type: "Bearer",
});

const visitors = (answers: readonly (object | Error)[], { kept = "", appCheck }: { kept?: string; appCheck?: string } = {}) => {
  const asked: Asked[] = [];
  const store = new Map(kept === "" ? [] : [["key", kept]]);
  const left = [...answers];
  const logged: unknown[][] = [];
  const tokens = new VisitorTokens({
    key: "key",
    apiKey: "public",
    origin: "https://",
    getAppCheckToken: appCheck === undefined ? undefined : async () => appCheck,
    fetch: async (url, { body, headers }) => {
      asked.push({ url, body: await new Response(body ?? null).text(), headers });
      const answer = left.shift();
      if (answer === undefined || answer instanceof Error) throw answer ?? new Error("Nothing more was expected.");
      return Response.json(answer);
    },
    storage: () => ({ getItem: (key) => store.get(key) ?? null, setItem: (key, value) => store.set(key, value) }),
  });
  return { tokens, asked, store, logged };
};

const hourAgo = JSON.stringify({ id: "old id", refresh: "ana", until: 1 });

const codeOf = async (attempt: Promise<string>): Promise<unknown> =>
  attempt.then(
    () => "no error",
    (error: unknown): unknown => Reflect.get(Object(error), "code"),
  );

describe("VisitorTokens", () => {
  const { error } = console;
  beforeEach(() => {
    console.error = () => undefined;
  });
  afterEach(() => {
    console.error = error;
  });

  it("signs a visitor up once, and is asked nothing as long as the token is good, on other pages too", async () => {
    const { tokens, asked, store } = visitors([signedUp("ana")]);
    expect(await tokens.get(false)).to.equal("id of ana");
    expect(await tokens.get(false)).to.equal("id of ana");
    expect(asked).to.deep.equal([
      {
        url: "https://identitytoolkit.googleapis.com/v1/accounts:signUp?key=public",
        body: '{"returnSecureToken":true}',
        headers: { "Content-Type": "application/json" },
      },
    ]);
    const next = visitors([], { kept: store.get("key") ?? "" });
    expect(await next.tokens.get(false)).to.equal("id of ana");
  });

  it("is the same visitor a day later, and when the service has refused a token", async () => {
    const { tokens, asked } = visitors([renewed("ana"), renewed("ana")], { kept: hourAgo });
    expect(await tokens.get(false)).to.equal("new id of ana");
    expect(await tokens.get(true)).to.equal("new id of ana");
    expect(asked.map(({ url, body }) => [url, body])[0]).to.deep.equal([
      "https://securetoken.googleapis.com/v1/token?key=public",
      "grant_type=refresh_token&refresh_token=ana",
    ]);
  });

  for (const message of ["TOKEN_EXPIRED", "USER_NOT_FOUND", "INVALID_REFRESH_TOKEN", "INVALID_GRANT_TYPE"])
    it(`signs up anew where the visitor is gone: ${message}`, async () => {
      const { tokens, store } = visitors([refusal(message), signedUp("bo")], { kept: hourAgo });
      expect(await tokens.get(false)).to.equal("id of bo");
      expect(store.get("key")).to.include('"bo"');
    });

  for (const message of ["USER_DISABLED", "API key not valid. Please pass a valid API key.", "PROJECT_NUMBER_MISMATCH"])
    it(`makes no new visitor of one who is refused: ${message}`, async () => {
      const { tokens, asked, store } = visitors([refusal(message)], { kept: hourAgo });
      expect(await codeOf(tokens.get(false))).to.equal("");
      expect(asked).to.have.length(1);
      expect(store.get("key")).to.equal(hourAgo);
    });

  it("makes no new visitor while Google cannot be reached", async () => {
    const { tokens, asked } = visitors([new TypeError("Failed to fetch")], { kept: hourAgo });
    expect(await codeOf(tokens.get(false))).to.equal(undefined);
    expect(asked).to.have.length(1);
  });

  for (const message of [
    "TOO_MANY_ATTEMPTS_TRY_LATER : Too many attempts.",
    "QUOTA_EXCEEDED : Exceeded quota for signing up.",
    "RESOURCE_EXHAUSTED",
  ])
    it(`says that there are too many new visitors: ${message}`, async () => {
      expect(await codeOf(visitors([refusal(message)]).tokens.get(false))).to.equal("auth/too-many-requests");
    });

  it("says what the page's App Check says, too", async () => {
    const { tokens, asked } = visitors([signedUp("ana")], { appCheck: "checked" });
    await tokens.get(false);
    expect(asked[0]?.headers).to.include({ "X-Firebase-AppCheck": "checked" });
  });

  for (const [name, kept] of [
    ["nonsense", "nonsense"],
    ["nothing of ours", '{"refresh":1}'],
    ["null", "null"],
  ] as const)
    it(`signs up where the browser keeps ${name}`, async () => {
      expect(await visitors([signedUp("ana")], { kept }).tokens.get(false)).to.equal("id of ana");
    });

  it("is one visitor on a page where nothing can be stored", async () => {
    const { asked, ...rest } = visitors([signedUp("ana")]);
    const refuse = () => {
      throw new DOMException("denied", "SecurityError");
    };
    const tokens = new VisitorTokens({
      ...{ key: "key", apiKey: "public", origin: "https://", getAppCheckToken: undefined },
      fetch: async () => Response.json(signedUp("ana")),
      storage: refuse,
    });
    expect([await tokens.get(false), await tokens.get(false)]).to.deep.equal(["id of ana", "id of ana"]);
    expect([asked.length, rest.store.size]).to.deep.equal([0, 0]);
  });
});
