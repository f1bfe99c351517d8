import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import { type Fake, type FakeRequest, type ServerPlace, startFake } from "../server/start-fake.ts";
import { registriesRoutes, createRegistriesState, type RegistriesControl, type RegistriesState } from "./control/registries-control.ts";
import { sendAnswer, sendFault } from "./control/send-registry-answer.ts";
import { isRegistryName, registries } from "./sources/all-registries.ts";

export interface FakeRegistries extends Fake<RegistriesControl> {
  /** Values for the functions' parameters that point them here. */
  readonly parameters: Readonly<Record<string, string>>;
}

/** Starts the fakes of the company registries, each below its own path. Fails if the port is taken. */
export async function startFakeRegistries(place: ServerPlace = {}): Promise<FakeRegistries> {
  const state = createRegistriesState();
  const fake = await startFake(place, {
    control: state.control,
    routes: registriesRoutes,
    answer: async (request, response) => {
      answer(state, request, response);
    },
  });
  const urls = Object.fromEntries(Object.keys(registries).map((name) => [name, `${fake.url}/${name}`]));
  return { ...fake, parameters: { REGISTRY_URLS: JSON.stringify(urls) } };
}

function answer({ requests, faults }: RegistriesState, request: FakeRequest, response: ServerResponse): void {
  const { method, url, headers, body } = request;
  const [, name = "", path = "/"] = /^\/([a-z]+)(\/.*)?$/.exec(url.pathname) ?? [];
  if (!isRegistryName(name)) {
    sendAnswer(response, { status: 404, body: { error: `There is: ${Object.keys(registries).join(", ")}` } });
    return;
  }
  const found = registries[name]({ method, path, query: url.searchParams, headers: oneOfEach(headers), body });
  const fault = faults.next(({ registry }) => registry === undefined || registry === name);
  const status = fault === undefined ? sendAnswer(response, found) : sendFault(response, fault, found);
  const userAgent = headers["user-agent"] ?? "";
  // The Australian key is a query parameter.
  const query = Object.fromEntries([...url.searchParams].filter(([parameter]) => parameter !== "guid"));
  requests.add({ registry: name, method, path, query, userAgent, body, status });
}

const oneOfEach = (headers: IncomingHttpHeaders): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(", ") : value]));
