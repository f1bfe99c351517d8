import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";

/** One request that reached Twilio. */
interface TwilioRequest {
  readonly method: string;
  /** Below the account, such as `/Calls.json`. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** As it came. */
  readonly body: string;
  readonly form: URLSearchParams;
  readonly authorization: string;
}

/** What Twilio does with a dial. In those that are lost no call is made; those that are unanswered let the telephone ring. */
export type DialScript = "accept" | "lost_and_reset" | "lost_and_silent" | "unanswered_and_reset" | "unanswered_and_silent" | DialError;

interface DialError {
  readonly status: number;
  /** Without one the answer is not of Twilio's API, but of something on the way. */
  readonly code?: number;
}

export interface TwilioRecorder extends AsyncDisposable {
  readonly url: string;
  readonly requests: readonly TwilioRequest[];
  /** The requests that let a number ring. */
  readonly dialsTo: (number: string) => readonly TwilioRequest[];
  /** What happens to the next dials to a number; after them all are accepted. */
  readonly script: (number: string, ...scripts: readonly DialScript[]) => void;
  /** Updates of one call: `Status=completed`, or a document that is spoken to it. */
  readonly updatesOf: (call: string) => readonly URLSearchParams[];
  /** The last call to a number. */
  readonly callTo: (number: string) => string;
  /** Updates of these calls are refused. */
  readonly refuseUpdates: Map<string, { readonly status: number; readonly code: number }>;
}

const account = /^\/2010-04-01\/Accounts\/AC[0-9a-f]{32}/;

interface PlacedCall {
  readonly sid: string;
  readonly to: string;
  readonly from: string;
  readonly at: Date;
}

/** Takes down what reaches Twilio's API and answers the least that its client reads. The phone network itself is played by the tests. */
export const startTwilioRecorder = async (): Promise<TwilioRecorder> => {
  const requests: TwilioRequest[] = [];
  const calls: PlacedCall[] = [];
  const scripts = new Map<string, DialScript[]>();
  const refuseUpdates = new Map<string, { readonly status: number; readonly code: number }>();
  const answer = (response: ServerResponse, status: number, body: object): void => {
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  };
  const dial = (request: TwilioRequest, response: ServerResponse): void => {
    const to = request.form.get("To") ?? "";
    const script = scripts.get(to)?.shift() ?? "accept";
    if (script === "lost_and_silent") return;
    if (script === "lost_and_reset") {
      response.destroy();
      return;
    }
    if (typeof script === "object") {
      if (script.code === undefined) response.writeHead(script.status, { "content-type": "text/html" }).end("<h1>Sorry</h1>");
      else answer(response, script.status, { code: script.code, message: `no call to ${to}`, more_info: "", status: script.status });
      return;
    }
    const call = { sid: `CA${randomBytes(16).toString("hex")}`, to, from: request.form.get("From") ?? "", at: new Date() };
    calls.push(call);
    if (script === "unanswered_and_silent") return;
    if (script === "unanswered_and_reset") response.destroy();
    else answer(response, 201, callForm(call));
  };
  const serve = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const request = await readRequest(incoming);
    requests.push(request);
    const updated = /^\/Calls\/(CA[0-9a-f]{32})\.json$/.exec(request.path)?.[1];
    if (updated !== undefined) {
      const refusal = refuseUpdates.get(updated);
      answer(response, refusal?.status ?? 200, refusal ?? { sid: updated });
    } else if (request.method === "POST") dial(request, response);
    else
      answer(response, 200, {
        calls: calls
          .filter(({ to }) => to === request.query.get("To"))
          .map(callForm)
          .toReversed(),
        page: 0,
        page_size: 20,
      });
  };
  const server = createServer((incoming, response) => {
    serve(incoming, response).catch(() => response.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("a TCP server has a port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    dialsTo: (number) =>
      requests.filter(({ method, path, form }) => method === "POST" && path === "/Calls.json" && form.get("To") === number),
    script: (number, ...next) => {
      scripts.set(number, [...next]);
    },
    updatesOf: (call) => requests.filter(({ path }) => path === `/Calls/${call}.json`).map(({ form }) => form),
    callTo: (number) => calls.findLast(({ to }) => to === number)?.sid ?? "",
    refuseUpdates,
    [Symbol.asyncDispose]: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
};

const readRequest = async (incoming: IncomingMessage): Promise<TwilioRequest> => {
  const { pathname, searchParams } = new URL(incoming.url ?? "/", "http://localhost");
  const body = await text(incoming);
  return {
    method: incoming.method ?? "",
    path: pathname.replace(account, ""),
    query: searchParams,
    body,
    form: new URLSearchParams(body),
    authorization: incoming.headers.authorization ?? "",
  };
};

const callForm = ({ sid, to, from, at }: PlacedCall) => ({
  sid,
  to,
  from,
  status: "queued",
  date_created: at.toUTCString(),
  direction: "outbound-api",
});
