import { createServer, type Server } from "node:http";
import { text } from "node:stream/consumers";

/**
 * Firestore, Identity Toolkit and Gemini's tokens, as far as a function's first request uses them, for a project in which every document is the same. The
 * answers do not matter: what counts is that the function runs the code that reads them.
 */
export const madeUpGoogle = (): Server =>
  createServer((request, response) => {
    void text(request).then((body) => {
      const [, method = ""] = /[:/](\w+)(?:\?|$)/.exec(request.url ?? "") ?? [];
      response.setHeader("Content-Type", "application/json").end(JSON.stringify(answer(method, body)));
    });
  });

/** A token of the Auth emulator, which has no signature. */
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
      return (body.match(/projects\/[^"]+/g) ?? []).map((name) => ({ found: { ...theDocument, name }, readTime: aTime }));
    case "runQuery":
      return [
        {
          document: { ...theDocument, name: "projects/image/databases/(default)/documents/projects/image/documents/image" },
          readTime: aTime,
        },
      ];
    case "commit":
      return { writeResults: [{ updateTime: aTime }], commitTime: aTime };
    default:
      return {};
  }
}

const aTime = "2026-01-01T00:00:00.000001Z";

const theDocument = {
  createTime: aTime,
  updateTime: aTime,
  fields: {
    role: { stringValue: "admin" },
    modules: { mapValue: { fields: { voice: { booleanValue: true } } } },
    visibility: { stringValue: "draft" },
    language: { stringValue: "en" },
    slug: { stringValue: "image" },
    doc_template_id: { stringValue: "image" },
    content: { stringValue: "" },
    updated_at: { timestampValue: aTime },
  },
};
