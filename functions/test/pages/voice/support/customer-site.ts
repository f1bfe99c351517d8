import { createServer } from "node:http";
import { stack } from "../../../support/stack-addresses.ts";
import { close, listen } from "../../../support/listening.ts";

interface Policies {
  readonly permissions?: string | undefined;
  /** Where its scripts may connect to. */
  readonly connect?: string | undefined;
}

/** A customer's site: another origin, with the strictest policy that docs/embedding.md calls sufficient. */
export interface CustomerSite extends AsyncDisposable {
  /** The URL of a page with this body. */
  readonly page: (body: string, policies?: Policies) => string;
}

const policyOf = (connect: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${stack.hostingUrl}`,
    "style-src 'self'",
    "img-src data:",
    `connect-src ${connect}`,
    "media-src mediastream:",
    "base-uri 'none'",
  ].join("; ");

const everywhere = `${stack.hostingUrl} ws://127.0.0.1:* http://127.0.0.1:*`;

const html = (body: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>A customer's page</title>
    <link rel="icon" href="data:,">
    <script type="module" src="${stack.hostingUrl}/embed/v1/lectern-voice.js"></script>
  </head>
  <body><main><h1>A customer's page</h1>${body}</main></body>
</html>`;

export async function startCustomerSite(): Promise<CustomerSite> {
  const server = createServer(({ url = "/" }, response) => {
    const asked = new URL(url, "http://127.0.0.1").searchParams;
    const body = asked.get("body") ?? "";
    response.setHeader("Permissions-Policy", asked.get("permissions") ?? "");
    response.setHeader("Content-Security-Policy", policyOf(asked.get("connect") ?? everywhere));
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.end(html(body));
  });
  const port = await listen(server);
  return {
    page: (body, { permissions = "", connect = everywhere } = {}) =>
      `http://127.0.0.1:${port}/?${new URLSearchParams({ body, permissions, connect }).toString()}`,
    [Symbol.asyncDispose]: async () => close(server),
  };
}
