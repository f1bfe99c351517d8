import { createServer, request as httpRequest } from "node:http";
import { type Instance, startInstance } from "../../../../support/instances.ts";
import { listen } from "../../../../support/listening.ts";

/** A deployment's functions for transfers, at one origin as behind Hosting. */
export interface OneOrigin {
  /** PUBLIC_BASE_URL. */
  readonly url: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly voice: Instance;
  readonly events: Instance;
  readonly tools: Instance;
  /** Sends requests for events to another process, until the returned function is called. */
  readonly replaceEvents: (instance: Instance) => () => void;
}

const routers = new Set<ReturnType<typeof createServer>>();

/** @param ofTwilio returns account and URL of the Twilio to use */
export const serveAtOneOrigin = async (ofTwilio: (url: string) => Promise<Readonly<Record<string, string>>>): Promise<OneOrigin> => {
  const targets = new Map<string, string>();
  const router = createServer((incoming, outgoing) => {
    const target = targets.get(incoming.url?.startsWith("/api/telephony/voice") === true ? "voice" : "events") ?? "";
    const forwarded = httpRequest(`${target}${incoming.url ?? ""}`, { method: incoming.method, headers: incoming.headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.on("error", () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  routers.add(router);
  const port = await listen(router);
  const url = `http://127.0.0.1:${port}`;
  const environment = { ...(await ofTwilio(url)), PUBLIC_BASE_URL: url };
  const [voice, events, tools] = await Promise.all([
    startInstance("telephonyVoice", environment),
    startInstance("telephonyEvents", environment),
    startInstance("liveToolsExecute", environment),
  ]);
  targets.set("voice", voice.url).set("events", events.url);
  const replaceEvents: OneOrigin["replaceEvents"] = (instance) => {
    targets.set("events", instance.url);
    return () => targets.set("events", events.url);
  };
  return { url, environment, voice, events, tools, replaceEvents };
};

// A root hook, because mocha loads this module while it collects the tests.
after(() => {
  for (const router of routers) {
    router.close();
    router.closeAllConnections();
  }
});
