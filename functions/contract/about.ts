import { tags } from "./tags.ts";

/** The parts of the contract that belong to no endpoint. */
export const about = {
  openapi: "3.1.0",
  info: {
    title: "Lectern",
    version: "1.0.0",
    description: `The API of the web editor and of the voice page.

**Bodies** are JSON in UTF-8, in both directions. Responses must not be cached.

**Errors** have one form, whatever the status: a sentence for people (\`error\`), a stable code for programs (\`code\`), and often \`details\`.
Programs should branch on \`code\`; sentences may change. Every response carries its request ID in \`X-Request-Id\`: quote it when you report a problem.

**Order of the checks**: path, method, authentication, authorization, body, the work itself. Callers who are not authorized learn nothing about projects and documents.

**Retries**: every request is safe to send again after a 503 or a lost response; with an \`Idempotency-Key\`, a repeated save returns the same revision again.`,
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
