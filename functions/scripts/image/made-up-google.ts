import { createServer, type Server } from "node:http";
import { text } from "node:stream/consumers";
import { kindsOfDocuments } from "./made-up-documents.ts";

/**
 * Firestore, Identity Toolkit, Cloud Storage and Gemini's tokens, as far as a function's first request uses them. The answers only need to
 * lead through the code that such a request runs.
 */
export const madeUpGoogle = (): Server =>
  createServer((request, response) => {
    void text(request).then((body) => {
      const { url = "" } = request;
      // As if the picture had not been stored yet.
      const status = url.includes("fields=updated") ? 404 : 200;
      const [, method = ""] = /[:/](\w+)(?:\?|$)/.exec(url) ?? [];
      const content = Buffer.from(JSON.stringify(answer(method, body)));
      response.writeHead(status, { "Content-Type": "application/json", "Content-Length": content.length }).end(content);
    });
  });

/** An unsigned token, as from the Auth emulator. */
export const madeUpToken = (project: string): string => {
  const nowSec = Math.floor(Date.now() / 1000);
  const times = { auth_time: nowSec, iat: nowSec, exp: nowSec + 3600 };
  const claims = { aud: project, iss: `https://securetoken.google.com/${project}`, sub: "editor", ...times };
  const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString("base64url");
  return `${encode({ alg: "none", typ: "JWT" })}.${encode(claims)}.`;
};

function answer(method: string, body: string): object {
  switch (method) {
    case "lookup":
      return { users: [{ localId: "editor" }] };
    case "auth_tokens":
      return { name: "auth_tokens/image" };
    case "batchGet":
      return (body.match(/projects\/[^"]+/g) ?? []).map((name) => {
        const found = findDocument(name);
        return { ...(found === undefined ? { missing: name } : { found }), readTime: aTime };
      });
    case "runQuery": {
      const [, collection = ""] = /"collectionId":"(\w+)"/.exec(body) ?? [];
      const parent = "projects/image/databases/(default)/documents/projects/image";
      const document = findDocument(`${parent}/${collection}/${collection === "documents" ? "live" : "image"}`);
      return [{ ...(document !== undefined && { document }), readTime: aTime }];
    }
    case "commit":
      return { writeResults: [{ updateTime: aTime }], commitTime: aTime };
    default:
      return {};
  }
}

/** Every document of these collections exists; others do not. */
const findDocument = (name: string): object | undefined => {
  const [collection = "", id = ""] = name.split("/").slice(-2);
  const fields = kindsOfDocuments[collection]?.(id);
  return fields && { name, fields: toFields(fields), createTime: aTime, updateTime: aTime };
};

const toFields = (values: object): object => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, toValue(value)]));

/** https://firebase.google.com/docs/firestore/reference/rest/Shared.Types/ArrayValue#Value */
const toValue = (value: unknown): object => {
  if (typeof value === "string") return { stringValue: value };
  if (typeof value === "boolean") return { booleanValue: value };
  if (typeof value === "number") return { integerValue: String(value) };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toValue) } };
  return typeof value === "object" && value !== null ? { mapValue: { fields: toFields(value) } } : { nullValue: null };
};

const aTime = "2026-01-01T00:00:00.000Z";
