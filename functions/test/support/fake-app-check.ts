import { createPublicKey, type KeyObject } from "node:crypto";
import { createServer } from "node:http";
import { certify } from "./certificate.ts";
import { stack } from "./stack-addresses.ts";
import { type Claims, signToken } from "./tokens.ts";
import { close, listen } from "./listening.ts";

/** The fake of the server that publishes App Check's keys, with its own key. */
export interface FakeAppCheck {
  readonly url: string;
  /** How it answers from now on. */
  mode: "keys" | "error" | "silence" | "nonsense";
  readonly asked: () => number;
  /** A token that is signed with the published key. */
  readonly sign: (claims?: Claims, header?: object) => string;
  readonly stop: () => Promise<void>;
}

const keyId = "app-check-key";
const projectNumber = "424242424242";

/** The claims of an App Check token for an app of this project. */
export const appCheckClaims = (changes: Claims = {}): Claims => {
  const nowSec = Math.floor(Date.now() / 1000);
  return {
    iss: `https://firebaseappcheck.googleapis.com/${projectNumber}`,
    aud: [`projects/${projectNumber}`, `projects/${stack.projectId}`],
    sub: `1:${projectNumber}:web:0123456789abcdef`,
    iat: nowSec,
    exp: nowSec + 3600,
    jti: "a-token",
    ...changes,
  };
};

export const appCheckHeader = { alg: "RS256", typ: "JWT", kid: keyId };

export const startFakeAppCheck = async (): Promise<FakeAppCheck> => {
  const { privateKey } = certify("App Check");
  let asked = 0;
  const server = createServer((request, response) => {
    asked++;
    if (fake.mode === "silence") return;
    const status = fake.mode === "error" || request.url !== "/v1/jwks" ? 500 : 200;
    const body = fake.mode === "nonsense" ? "<html>" : JSON.stringify({ keys: [jwkOf(privateKey)] });
    response.writeHead(status, { "Content-Type": "application/json" }).end(body);
  });
  const port = await listen(server);
  const fake: FakeAppCheck = {
    url: `http://127.0.0.1:${port}`,
    mode: "keys",
    asked: () => asked,
    sign: (claims = appCheckClaims(), header = appCheckHeader) => signToken(privateKey, claims, header),
    stop: async () => close(server),
  };
  return fake;
};

const jwkOf = (key: KeyObject): object => ({ ...createPublicKey(key).export({ format: "jwk" }), kid: keyId, use: "sig", alg: "RS256" });
