import type { Route } from "playwright-core";
import * as z from "zod";
import { appCheckClaims, type FakeAppCheck } from "../../support/fake-app-check.ts";
import { stack } from "../../support/stack-addresses.ts";

/** The web app in Hosting's configuration. */
export const webApp = {
  apiKey: "made-up-api-key",
  authDomain: `${stack.projectId}.firebaseapp.com`,
  projectId: stack.projectId,
  appId: String(appCheckClaims()["sub"]),
} as const;

/** The fake of reCAPTCHA Enterprise and of App Check's exchange, at the addresses that a browser uses. */
export interface FakeRecaptcha {
  /** How it answers from now on: as Google does; with a refusal; not at all, because something blocks it; or never. */
  mode: "tokens" | "refusal" | "blocked" | "silence";
  /** In order. */
  readonly tokens: string[];
  readonly asked: string[];
  /** Resolves to false if the URL is not one of reCAPTCHA's. */
  readonly answer: (route: Route) => Promise<boolean>;
}

const answerOfRecaptcha = "what reCAPTCHA makes of this browser";

/** Like Google's loader: it contains only a queue, and loads the rest. */
const loader = `{
  const queue = [];
  window.grecaptcha = { queue, enterprise: { ready: (call) => queue.push(call) } };
  const script = document.createElement("script");
  script.src = "https://www.gstatic.com/recaptcha/releases/made-up/recaptcha__en.js";
  document.head.append(script);
}`;

const rest = `{
  const widgets = [];
  const { queue, enterprise } = window.grecaptcha;
  enterprise.ready = (call) => call();
  enterprise.render = (id, { sitekey, callback }) => {
    const frame = document.createElement("iframe");
    frame.src = "https://www.google.com/recaptcha/enterprise/anchor?k=" + sitekey;
    document.getElementById(id).append(frame);
    return widgets.push({ sitekey, callback }) - 1;
  };
  enterprise.execute = async (widget) => {
    const { sitekey, callback } = widgets[widget];
    await fetch("https://www.google.com/recaptcha/enterprise/clr?k=" + sitekey, { method: "POST", mode: "no-cors" });
    callback();
    return ${JSON.stringify(answerOfRecaptcha)};
  };
  queue.forEach((call) => call());
}`;

const Exchange = z.object({ recaptcha_enterprise_token: z.literal(answerOfRecaptcha) });

const exchangePath = `/v1/projects/${webApp.projectId}/apps/${webApp.appId}:exchangeRecaptchaEnterpriseToken`;

const script = (body: string) => ({ contentType: "text/javascript", body });

export const fakeRecaptcha = ({ sign }: FakeAppCheck, siteKey: string): FakeRecaptcha => {
  const exchange = (route: Route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    const isRight = pathname === exchangePath && searchParams.get("key") === webApp.apiKey;
    if (fake.mode === "refusal" || !isRight || !Exchange.safeParse(route.request().postDataJSON()).success)
      return { status: 403, json: { error: { code: 403, message: "App attestation failed.", status: "PERMISSION_DENIED" } } };
    const token = sign(appCheckClaims({ jti: `token ${fake.tokens.length}` }));
    fake.tokens.push(token);
    return { json: { token, ttl: "3600s" } };
  };

  const fulfilmentOf = (route: Route): Parameters<Route["fulfill"]>[0] => {
    const { host, pathname, searchParams } = new URL(route.request().url());
    const hasKey = searchParams.get("k") === siteKey;
    switch (`${host}${pathname}`) {
      case "www.google.com/recaptcha/enterprise.js":
        return script(loader);
      case "www.gstatic.com/recaptcha/releases/made-up/recaptcha__en.js":
        return script(rest);
      case "www.google.com/recaptcha/enterprise/anchor":
      case "www.google.com/recaptcha/enterprise/clr":
        return { status: hasKey ? 200 : 400, contentType: "text/html", body: "" };
      default:
        return host === "content-firebaseappcheck.googleapis.com" ? exchange(route) : undefined;
    }
  };

  const fake: FakeRecaptcha = {
    mode: "tokens",
    tokens: [],
    asked: [],
    answer: async (route) => {
      const url = route.request().url();
      if (!isGoogles(url)) return false;
      fake.asked.push(url);
      if (fake.mode === "silence") return true;
      const fulfilment = fake.mode === "blocked" ? undefined : fulfilmentOf(route);
      if (fulfilment === undefined) await route.abort("blockedbyclient");
      else await route.fulfill({ ...fulfilment, headers: { "Access-Control-Allow-Origin": "*" } });
      return true;
    },
  };
  return fake;
};

const isGoogles = (url: string): boolean =>
  ["www.google.com", "www.gstatic.com", "recaptcha.google.com", "content-firebaseappcheck.googleapis.com"].includes(new URL(url).host);
