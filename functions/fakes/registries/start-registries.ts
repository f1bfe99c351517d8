import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import type { ServerPlace } from "../server/place.ts";
import { type RunningServer, startServer } from "../server/start-server.ts";
import { answerControl } from "./control/control-routes.ts";
import { createState, type RegistriesControl, type RegistriesState } from "./control/registries-control.ts";
import { sendAnswer, sendFault } from "./control/send-answer.ts";
import { isRegisterName, registers } from "./registers/all-registers.ts";
import type { RegisterRequest } from "./wire/register.ts";

/** Running registers. Stopped at the end of their scope. */
export interface Registries extends RunningServer {
  /** The parameters of the functions that lead to them, by their names. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly control: RegistriesControl;
}

/** Starts a server that speaks as the registers of companies do, each below a path of its own. Fails when the port is taken. */
export async function startRegistries(place: ServerPlace = {}): Promise<Registries> {
  const state = createState();
  const server = await startServer(place, { answer: async (request, response) => serve(state, request, response) });
  const urls = Object.fromEntries(Object.keys(registers).map((name) => [name, `${server.url}/${name}`]));
  return { ...server, parameters: { REGISTRY_URLS: JSON.stringify(urls) }, control: state.control };
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
  state.see({
    register: name,
    method,
    path,
    query: Object.fromEntries(searchParams),
    userAgent: request.headers["user-agent"] ?? "",
    body,
    status,
  });
}

const headersOf = ({ headers }: IncomingMessage): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(", ") : value]));
