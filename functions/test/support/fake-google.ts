import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createServer as createHttpsServer } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import * as z from "zod";
import { certify } from "./certificate.ts";
import { close, listen } from "./listening.ts";

/** An account in Identity Platform. Times are in seconds. */
export interface Account {
  readonly localId: string;
  readonly disabled?: boolean;
  readonly validSince?: string;
}

/** The fake of the Google servers that a deployed function asks who is calling. */
export interface FakeGoogle {
  /** Certificates of the keys that sign ID tokens, by key ID; undefined: that server is down. */
  certificates: Readonly<Record<string, string>> | undefined;
  /** Accounts by ID; undefined: that server is down. */
  accounts: Readonly<Record<string, Account>> | undefined;
  /** The answer to look-ups of accounts, if they are refused. */
  refusal: { readonly status: number; readonly body: unknown } | undefined;
  /** Whether the server of access tokens never answers. It accepts every request. */
  metadataHangs: boolean;
  /** The requested paths, in order. */
  readonly asked: string[];
  /** The environment variables with which a process finds it. */
  readonly environment: Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
}

const keysPath = "/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com";

const LookUp = z.object({ localId: z.array(z.string()) });

export const startFakeGoogle = async (): Promise<FakeGoogle> => {
  const { privateKey, certificate } = certify("Lectern tests", ["*.googleapis.com"]);
  const folder = await mkdtemp(join(tmpdir(), "lectern-google-"));
  await writeFile(join(folder, "ca.pem"), certificate);
  const asked: string[] = [];
  const fake: FakeGoogle = {
    certificates: {},
    accounts: {},
    refusal: undefined,
    metadataHangs: false,
    asked,
    environment: {},
    stop: async () => undefined,
  };

  const google = createHttpsServer({ key: privateKey.export({ type: "pkcs8", format: "pem" }), cert: certificate }, (request, response) => {
    asked.push(request.url ?? "");
    answerAsGoogle(fake, request).then(
      ({ status, body }) => {
        // Not cached, so that a change of the keys takes effect at once.
        response.writeHead(status, { "content-type": "application/json", "cache-control": "public, max-age=0" }).end(JSON.stringify(body));
      },
      () => response.destroy(),
    );
  });
  // Where a function on Google's machines gets its own access token.
  const metadata = createHttpServer((request, response) => {
    asked.push(request.url ?? "");
    if (!fake.metadataHangs) sendMetadata(response);
  });
  const [googlePort, metadataPort] = await Promise.all([listen(google), listen(metadata)]);

  return Object.assign(fake, {
    environment: {
      NODE_OPTIONS: `--import=${join(import.meta.dirname, "divert-google.ts")}`,
      NODE_EXTRA_CA_CERTS: join(folder, "ca.pem"),
      FAKE_GOOGLE_PORT: String(googlePort),
      GCE_METADATA_HOST: `127.0.0.1:${metadataPort}`,
      METADATA_SERVER_DETECTION: "assume-present",
    },
    stop: async () => {
      await Promise.all([google, metadata].map(close));
      await rm(folder, { recursive: true });
    },
  });
};

const answerAsGoogle = async (
  { certificates, accounts, refusal }: FakeGoogle,
  request: IncomingMessage,
): Promise<{ readonly status: number; readonly body: unknown }> => {
  const { host = "", authorization } = request.headers;
  const address = `${host}${request.url ?? ""}`;
  const down = { status: 500, body: { error: { message: "INTERNAL" } } };
  if (address === `www.googleapis.com${keysPath}`) return certificates === undefined ? down : { status: 200, body: certificates };
  if (!/^identitytoolkit\.googleapis\.com\/v1\/projects\/[\w-]+\/accounts:lookup$/.test(address)) return { status: 404, body: {} };
  if (refusal !== undefined) return refusal;
  if (accounts === undefined) return down;
  if (authorization !== "Bearer access-token-of-the-function") return { status: 401, body: { error: { message: "UNAUTHENTICATED" } } };
  const { localId } = LookUp.parse(await json(request));
  const users = Object.values(accounts).filter((account) => localId.includes(account.localId));
  return { status: 200, body: users.length > 0 ? { users } : {} };
};

const sendMetadata = (response: ServerResponse): void => {
  response
    .writeHead(200, { "content-type": "application/json", "metadata-flavor": "Google" })
    .end(JSON.stringify({ access_token: "access-token-of-the-function", expires_in: 3600, token_type: "Bearer" }));
};
