import { expect } from "chai";
import { call, type EndpointName, type Reply } from "../../support/api.ts";
import { brokenServers, type BrokenServers } from "../../support/broken-servers.ts";
import { type Instance, startInstance } from "../../support/instances.ts";
import { logLinesOf } from "../../support/log-lines.ts";
import { aMember, type Person } from "../../support/people.ts";
import { aProject } from "../../support/projects.ts";
import { refused } from "../../support/replies.ts";
import { aValidCall } from "../../support/valid-calls.ts";

type Service = "FIRESTORE_EMULATOR_HOST" | "FIREBASE_AUTH_EMULATOR_HOST";
type Way = Exclude<keyof BrokenServers, "close">;

const outages = [
  { name: "the database, which refuses", service: "FIRESTORE_EMULATOR_HOST", way: "refusing" },
  { name: "the database, which never answers", service: "FIRESTORE_EMULATOR_HOST", way: "silent" },
  { name: "the service that knows the people, which refuses", service: "FIREBASE_AUTH_EMULATOR_HOST", way: "refusing" },
  { name: "the service that knows the people, which never answers", service: "FIREBASE_AUTH_EMULATOR_HOST", way: "silent" },
] as const satisfies readonly { readonly name: string; readonly service: Service; readonly way: Way }[];

/** One that reads by ID, one with a query, one that writes a project: all share the same pipeline. */
const asked = ["editSave", "editOpen", "settingsSite"] as const satisfies readonly EndpointName[];

interface Answered {
  readonly person: Person;
  readonly reply: Reply;
  readonly instance: Instance;
}

describe("an outage", () => {
  let servers: BrokenServers;
  const answers = new Map<string, readonly Answered[]>();

  // All at once: each waits until the service's time limit.
  before(async () => {
    servers = await brokenServers();
    await Promise.all(outages.map(async ({ name, service, way }) => answers.set(name, await askEverything({ [service]: servers[way] }))));
  });

  after(() => {
    servers.close();
  });

  const askEverything = async (environment: Readonly<Record<string, string>>): Promise<readonly Answered[]> => {
    const project = await aProject();
    const person = await aMember(project.id, "manager");
    return Promise.all(
      asked.map(async (endpoint) => {
        const [instance, request] = await Promise.all([startInstance(endpoint, environment), aValidCall(endpoint, project)]);
        return { person, instance, reply: await call(endpoint, { ...request, token: person.token, base: instance.url }) };
      }),
    );
  };

  /** As the log names the service. */
  const named = { FIRESTORE_EMULATOR_HOST: "firestore", FIREBASE_AUTH_EMULATOR_HOST: "identity" } as const;

  for (const { name, service } of outages) {
    it(`of ${name}, is answered and logged once`, async () => {
      const found = answers.get(name) ?? [];
      expect(found).to.have.lengthOf(asked.length);
      for (const {
        person: { uid, token },
        reply,
        instance,
      } of found) {
        refused(reply, 503, "unavailable");
        expect(reply.headers["retry-after"]).to.match(/^[1-9]\d*$/);
        const [line] = await logLinesOf(instance, 1);
        expect(line).to.include({
          severity: "ERROR",
          function: reply.endpoint,
          status: 503,
          code: "unavailable",
          request_id: reply.headers["x-request-id"],
        });
        expect(line?.failure).to.include({ service: named[service] });
        expect(instance.log()).not.to.include(uid).and.not.to.include(token);
        await instance.stop("SIGKILL");
      }
    });
  }
});
