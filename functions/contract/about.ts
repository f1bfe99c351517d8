import { tags } from "./tags.ts";

/** The parts of the contract that belong to no endpoint. */
export const about = {
  openapi: "3.1.0",
  info: {
    title: "Lectern API",
    version: "1.0.0",
    description: `The API of the web editor and of the voice page.

**Bodies** are JSON in UTF-8, in both directions. Responses must not be cached.

**All errors have the same shape**: a sentence for people (\`error\`), a stable code for programs (\`code\`), and often \`details\`.
Programs should branch on \`code\`; sentences may change. Every response of the service carries its request ID in \`X-Request-Id\`: include it when you report a problem.

**HTML** instead of JSON comes from the platform in front of the service, never from the service itself: Firebase Hosting (404 if no endpoint has the address)
and Cloud Run (413 above 32 MiB, 400 for invalid HTTP, 429 or 5xx when no instance is free or an answer takes too long). Such a response has no \`code\` and no
\`X-Request-Id\`. A 5xx doesn't say whether the request was carried out: treat it as a lost response.

**Requests are checked in this order**: path, method, authentication, authorization, body, the work itself. Callers who are not authorized learn nothing about projects and documents.

**Retries**: reads, openings and settings are safe to retry after a 503 or a lost response. So are saves and discards with an \`Idempotency-Key\`: they are
applied once, and a repeated save returns the same revision again. A tool call with a \`call_id\` does nothing twice. Starting a session uses no unit of the quota if
it fails with 503; after a lost response it may have used one.

**Agents** do not call these endpoints: with an API key of a project they use \`POST /mcp\`, the Model Context Protocol over Streamable HTTP, without sessions and
streams. Its tools come with \`tools/list\`; refusals before the protocol's own work (401, 405, 413, 415, 429) have the same shape as all errors.`,
  },
  servers: [
    {
      url: "{origin}",
      description: "The Hosting site of the deployment.",
      variables: {
        origin: {
          default: "https://lectern.example",
          description: "Origin of the Hosting site, for example `https://<project id>.web.app`.",
        },
      },
    },
  ],
  tags,
  security: [{ idToken: [] }],
  components: {
    securitySchemes: {
      idToken: {
        type: "http",
        scheme: "bearer",
        bearerFormat: "JWT",
        description: "The Firebase Authentication ID token of the signed-in user. It is valid for one hour; client libraries renew it.",
      },
    },
  },
} as const;
