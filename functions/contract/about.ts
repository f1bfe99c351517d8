import { tags } from "./tags.ts";

/** The parts of the contract that belong to no endpoint. */
export const about = {
  openapi: "3.1.0",
  info: {
    title: "Lectern",
    version: "1.0.0",
    description: `The interface of the web editor and of the voice page.

**Bodies** are JSON in UTF-8, both ways. No answer may be cached.

**Errors** have one form, whatever the status: a sentence for people (\`error\`), a stable word for programs (\`code\`), and often \`details\`.
Programs should branch on \`code\`; sentences may change. Every answer carries its number in \`X-Request-Id\`: quote it when you ask for help.

**Order of the checks**: address, method, who is calling, may they, body, work. Who is not let in learns nothing about projects and documents.

**Retries**: everything is safe to send again after a 503 or a lost answer; send a save with an \`Idempotency-Key\` to be told the same revision again.`,
  },
  servers: [
    {
      url: "{origin}",
      description: "The Hosting site of a deployment.",
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
        description:
          "The Firebase Authentication ID token of the person who is signed in. It is valid for an hour; client libraries renew it.",
      },
    },
  },
} as const;
