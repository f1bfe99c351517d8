import { request } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";

/** Hostile bodies, and the answer of each kind of endpoint to an authorized caller. */

const MiB = 1024 * 1024;

/** What an endpoint accepts: JSON, bytes of another type, a form that is signed as a whole, or nothing. */
export type BodyKind = "json" | "bytes" | "form" | "none";

interface SentBody {
  readonly headers: Readonly<Record<string, string | number>>;
  /** Undefined: announced but never sent. */
  readonly body: Buffer | undefined;
}

interface BodyAttack {
  readonly name: string;
  readonly make: (limit: number) => SentBody;
  /** Undefined: the same answer as for an empty object. */
  readonly json: number | undefined;
  /** For endpoints that accept bytes of another type; any: refused, for any reason. */
  readonly bytes: number | "any";
}

const json = { "Content-Type": "application/json" };

const whole = (body: Buffer | string, headers: SentBody["headers"] = json): SentBody => {
  const bytes = Buffer.from(body);
  return { headers: { ...headers, "Content-Length": bytes.length }, body: bytes };
};

const encoded = (encoding: string, body: Buffer): SentBody => whole(body, { ...json, "Content-Encoding": encoding });

const brackets = (bytes: number): Buffer => Buffer.concat([Buffer.alloc(bytes / 2, "["), Buffer.alloc(bytes / 2, "]")]);

const bomb = gzipSync(Buffer.alloc(128 * MiB, " "));
const small = Buffer.from('{"a":1}');
const nested = brackets(60_000);

/** Longer than the limit, and as expensive to parse as possible. */
const tooLong = (limit: number): Buffer =>
  Buffer.concat([Buffer.from("["), Buffer.alloc(Math.max(limit, 11 * MiB) - 2, "[],"), Buffer.from("[]]")]);

export const bodyAttacks: readonly BodyAttack[] = [
  { name: "is longer than the limit", make: (limit) => whole(tooLong(limit)), json: 413, bytes: 413 },
  { name: "is longer than the limit, in brackets", make: (limit) => whole(brackets(Math.max(limit, 7 * MiB) + 2)), json: 413, bytes: 413 },
  {
    name: "is announced to be longer than the limit, and does not come",
    make: (limit) => ({ headers: { ...json, "Content-Length": limit + 1 }, body: undefined }),
    json: 413,
    bytes: 413,
  },
  { name: "is compressed by gzip", make: () => encoded("gzip", gzipSync(small)), json: 415, bytes: 415 },
  { name: "is compressed by deflate", make: () => encoded("deflate", deflateSync(small)), json: 415, bytes: 415 },
  { name: "is compressed by br", make: () => encoded("br", brotliCompressSync(small)), json: 415, bytes: 415 },
  { name: "says that it is compressed, and is not", make: () => encoded("GZIP, identity", small), json: 415, bytes: 415 },
  { name: "is 128 MiB in 130 kB of gzip", make: () => encoded("gzip", bomb), json: 415, bytes: 415 },
  { name: "comes in chunks", make: () => ({ headers: { ...json, "Transfer-Encoding": "chunked" }, body: small }), json: 411, bytes: 411 },
  {
    name: "comes in chunks without an end in sight",
    make: () => ({ headers: { ...json, "Transfer-Encoding": "chunked" }, body: tooLong(0) }),
    json: 411,
    bytes: 411,
  },
  { name: "is plain text", make: () => whole(small, { "Content-Type": "text/plain" }), json: 415, bytes: 415 },
  { name: "is a form", make: () => whole("a=1", { "Content-Type": "application/x-www-form-urlencoded" }), json: 415, bytes: 415 },
  { name: "is of no type", make: () => whole(small, {}), json: 415, bytes: 415 },
  {
    name: "is of a charset that nobody has",
    make: () => whole(small, { "Content-Type": "application/json; charset=klingon" }),
    json: 415,
    bytes: 415,
  },
  { name: "is not JSON", make: () => whole('{"a":'), json: 400, bytes: 415 },
  { name: "is a list", make: () => whole("[]"), json: 400, bytes: 415 },
  { name: "is null", make: () => whole("null"), json: 400, bytes: 415 },
  { name: "is 60 kB of brackets", make: () => whole(nested), json: 400, bytes: 415 },
  {
    name: "has 60 kB of brackets in a member",
    make: () => whole(Buffer.concat([Buffer.from('{"a":'), nested, Buffer.from("}")])),
    json: undefined,
    bytes: 415,
  },
  {
    name: "has the names of prototypes",
    make: () => whole('{"__proto__":{"role":"admin"},"constructor":{"prototype":{"role":"admin"}},"prototype":{}}'),
    json: undefined,
    bytes: 415,
  },
  { name: "is not UTF-8", make: () => whole(Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])), json: 400, bytes: 415 },
  { name: "is empty", make: () => whole(""), json: undefined, bytes: "any" },
];

export interface RawReply {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

/** Sends over a separate connection. The answer may arrive before the end of the body. */
export const sendBody = async (
  base: string,
  { method, path, headers, body }: SentBody & { readonly method: string; readonly path: string },
): Promise<RawReply> => {
  const { port } = new URL(base);
  return new Promise((resolve, reject) => {
    const sent = request(
      { agent: false, host: "127.0.0.1", port, method, path, headers: { Connection: "keep-alive", ...headers } },
      (answer) => {
        text(answer)
          .then((content) => {
            resolve({ status: answer.statusCode ?? 0, type: answer.headers["content-type"] ?? "", text: content });
          }, reject)
          .finally(() => sent.destroy());
      },
    );
    sent.on("error", reject);
    if (body === undefined) sent.flushHeaders();
    else sent.end(body);
  });
};

/** Announces 60 kB and sends single bytes slowly, until it is cut off. Returns everything that was answered until then. */
export const trickle = async (
  base: string,
  { method, path, headers }: { readonly method: string; readonly path: string; readonly headers: Readonly<Record<string, string>> },
): Promise<string> => {
  const socket = connect(Number(new URL(base).port), "127.0.0.1");
  let answer = "";
  socket.setEncoding("utf8").on("data", (part: string) => (answer += part));
  const lines = Object.entries({ Host: "here", "Content-Length": "60000", ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n{`);
  const timer = setInterval(() => socket.write(" "), 500);
  await new Promise((resolve) => {
    socket.on("error", () => undefined).on("close", resolve);
  });
  clearInterval(timer);
  return answer;
};

export const statusesIn = (answer: string): readonly number[] =>
  [...answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));
