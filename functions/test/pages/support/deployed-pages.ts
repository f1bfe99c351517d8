import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Request, Route } from "playwright-core";
import { buildSite } from "../../../../web/build/build-site.ts";
import { sites } from "../../../../web/pages.ts";
import { readFirebaseConfig, toStackConfig } from "../../../local/stack/firebase-config.ts";
import { stack } from "../../support/stack-addresses.ts";
import { theBrowser } from "./browser.ts";
import { type FakeRecaptcha, webApp } from "./fake-recaptcha.ts";
import { fetchAnswer } from "./lose-answer.ts";

/** The pages of a deployment: at a remote origin, with the deployment's headers, and built with its key. */
export interface DeployedPages extends Disposable {
  /** A person with a separate browser. */
  readonly newPerson: (options: PersonOptions) => Promise<Person>;
}

export interface PersonOptions {
  readonly recaptcha: FakeRecaptcha;
  /** The origin that answers a request to the API; the stack's by default. */
  readonly serve?: ((request: Request) => string | undefined) | undefined;
}

export interface Person extends AsyncDisposable {
  readonly context: BrowserContext;
  /** Answered requests to the API. */
  readonly calls: readonly ApiCall[];
  /** Violations of the pages' policy, and requests that no page of a deployment should make. */
  readonly complaints: readonly string[];
}

interface ApiCall {
  readonly request: string;
  readonly appCheckToken: string | undefined;
  readonly status: number;
}

const host = `${stack.projectId}.web.app`;

/** The pages with this key; without App Check if it is empty. */
export const deployPages = async (siteKey: string): Promise<DeployedPages> => {
  const output = mkdtempSync(join(tmpdir(), "lectern-deployed-"));
  const withPage = sites.filter(({ page }) => page !== undefined);
  await Promise.all(withPage.map(async (site) => buildSite(site, { siteKey, output })));
  // The stack's configuration allows conversations with the fake of Gemini.
  const { hosting } = toStackConfig(readFirebaseConfig(), { offset: 0, ui: false });

  const pageAt = (path: string): Parameters<Route["fulfill"]>[0] => {
    const [site] = withPage.filter(({ folder }) => path === `/${folder}/`);
    if (site === undefined) return undefined;
    const rules = hosting.headers.filter(({ source }) => source === "**" || source === `/${site.folder}/**`);
    const headers = Object.fromEntries(rules.flatMap((rule) => rule.headers).map(({ key, value }) => [key, value]));
    return { headers, contentType: "text/html; charset=utf-8", body: readFileSync(join(output, site.folder, "index.html")) };
  };

  return {
    newPerson: async ({ recaptcha, serve = () => undefined }) => {
      // Conversations go to the fake of Gemini on this machine.
      const context = await (await theBrowser()).newContext({ baseURL: `https://${host}`, permissions: ["local-network-access"] });
      const [calls, complaints]: [ApiCall[], string[]] = [[], []];
      await context.exposeBinding("complain", (_source, sentence: unknown) => complaints.push(String(sentence)));
      await context.addInitScript(reportViolations);
      const answerAsHosting = async (route: Route): Promise<void> => {
        const request = route.request();
        const { pathname, search } = new URL(request.url());
        const page = pageAt(pathname);
        if (pathname === "/__/firebase/init.json") return route.fulfill({ json: webApp });
        if (page !== undefined) return route.fulfill(page);
        const response = await fetchAnswer(route, { url: `${serve(request) ?? stack.hostingUrl}${pathname}${search}` });
        if (pathname.startsWith("/api/")) calls.push(callOf(request, response.status()));
        return route.fulfill({ response });
      };
      await context.route("**/*", async (route) => {
        const url = new URL(route.request().url());
        if (url.host === host) return answerAsHosting(route);
        if (signInHosts.includes(url.host))
          return route.fulfill({
            response: await fetchAnswer(route, { url: `http://${stack.authHost}/${url.host}${url.pathname}${url.search}` }),
          });
        if (await recaptcha.answer(route)) return;
        complaints.push(`request to ${url.href}`);
        return route.abort();
      });
      return {
        context,
        calls,
        complaints,
        [Symbol.asyncDispose]: async () => {
          await context.unrouteAll({ behavior: "ignoreErrors" });
          await context.close();
        },
      };
    },
    [Symbol.dispose]: () => {
      rmSync(output, { recursive: true });
    },
  };
};

const signInHosts = ["identitytoolkit.googleapis.com", "securetoken.googleapis.com"];

const reportViolations = `document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
  complain("refused by " + violatedDirective + ": " + blockedURI);
});`;

const callOf = (request: Request, status: number): ApiCall => ({
  request: `${request.method()} ${new URL(request.url()).pathname}`,
  appCheckToken: request.headers()["x-firebase-appcheck"],
  status,
});
