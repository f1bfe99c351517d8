import { type Fake, startFake } from "../../fakes/server/start-fake.ts";
import { pathOf } from "../../scripts/doctor/rewrites.ts";
import { publicNames, runtime, webhookNames } from "../../src/lib/config/runtime.ts";
import { aFile, type GateAnswer, isFile } from "../emulator/doctor/support/gate.ts";

const names = new Map(Object.keys(runtime).map((name) => [pathOf(name), name]));

const json = (status: number, code: string): GateAnswer => ({
  status,
  headers: { "Content-Type": "application/json", "X-Lectern-Commit": "0123456789" },
  body: JSON.stringify({ error: "No.", code }),
});

const answerStranger = (method: string, path: string): GateAnswer => {
  if (isFile(path)) return aFile(path);
  const name = names.get(path);
  if (name === undefined || publicNames.some((one) => one === name)) return json(404, "not_found");
  if (webhookNames.some((one) => one === name)) return json(403, "forbidden");
  if (method === "OPTIONS") return { status: 204, headers: { "Access-Control-Allow-Methods": "POST,OPTIONS" }, body: "" };
  return json(401, "unauthenticated");
};

/** The public face of a working deployment: pages, and functions that refuse strangers. */
export const aSite = async (): Promise<Fake<undefined>> =>
  startFake(
    {},
    {
      control: undefined,
      routes: new Map(),
      answer: async ({ method, url }, response) => {
        const { status, headers, body } = answerStranger(method, url.pathname);
        await Promise.resolve(response.writeHead(status, headers).end(body));
      },
    },
  );
