import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { answerControl } from "./control/control-routes.ts";
import { createState, type RegistriesControl, type RegistriesState } from "./control/registries-control.ts";
import { sendAnswer, sendFault } from "./control/send-answer.ts";
import { isRegisterName, parameterOf, registers } from "./registers/all-registers.ts";
import type { RegisterRequest } from "./wire/register.ts";

export interface RegistriesOptions {
  /** 0, or none: any free one. */
  readonly port?: number | undefined;
  readonly host?: string | undefined;
}

/** Running registers. Stopped at the end of their scope. */
export interface Registries extends AsyncDisposable {
  readonly url: string;
  readonly port: number;
  /** The parameters of the functions that lead to them, by their names. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly control: RegistriesControl;
  readonly stop: () => Promise<void>;
}

/** Starts a server that speaks as the registers of companies do, each below a path of its own. Fails when the port is taken. */
export async function startRegistries({ port = 0, host = "127.0.0.1" }: RegistriesOptions = {}): Promise<Registries> {
  const state = createState();
  const server = createServer((request, response) => {
    serve(state, request, response).catch((error: unknown) => {
      if (!request.destroyed) console.error(error);
      response.destroy();
    });
  });
  server.listen(port, host);
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("A TCP server has a port.");
  const stop = async (): Promise<void> => {
    if (!server.listening) return;
    const closed = once(server, "close");
    server.close();
    server.closeAllConnections();
    await closed;
  };
  const url = `http://${host}:${address.port}`;
  const parameters = Object.fromEntries(Object.entries(parameterOf).map(([register, name]) => [name, `${url}/${register}`]));
  return { url, port: address.port, parameters, control: state.control, stop, [Symbol.asyncDispose]: stop };
}

async function serve(state: RegistriesState, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = "", url = "/" } = request;
  const { pathname, searchParams } = new URL(url.replace(/^\/+/, "/"), "http://localhost");
  const body = await text(request);
  if (pathname.startsWith("/control/")) {
    sendAnswer(response, answerControl(state.control, { method, path: pathname, body }));
    return;
  }
  const [, name = "", path = "/"] = /^\/([a-z]+)(\/.*)?$/.exec(pathname) ?? [];
  if (!isRegisterName(name)) {
    sendAnswer(response, { status: 404, body: { error: `There is: ${Object.keys(registers).join(", ")}` } });
    return;
  }
  const asked: RegisterRequest = { method, path, query: searchParams, headers: headersOf(request), body };
  const answer = registers[name](asked);
  const fault = state.nextFault(name);
  const status = fault === undefined ? sendAnswer(response, answer) : sendFault(response, fault, answer);
  state.see({ register: name, method, path, query: Object.fromEntries(searchParams), userAgent: request.headers["user-agent"] ?? "", body, status });
}

const headersOf = ({ headers }: IncomingMessage): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(", ") : value]));
