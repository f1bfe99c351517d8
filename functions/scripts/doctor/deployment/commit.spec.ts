import { createServer, type Server } from "node:http";
import { expect } from "chai";
import { close, listen } from "../../../test/support/listening.ts";
import type { Outcome } from "../check.ts";
import { aPatient } from "../patient.ts";
import { pathOf } from "../rewrites.ts";
import { commit } from "./commit.ts";

describe("doctor of a stack on this machine", () => {
  const { PATH } = process.env;
  let server: Server;
  let deployed = "";
  /** Paths at which the connection breaks. */
  let broken = "";
  const methods = new Set<string | undefined>();

  before(() => {
    server = createServer(({ url, method, socket }, response) => {
      methods.add(method);
      if (url === broken) socket.destroy();
      else response.setHeader("X-Lectern-Commit", deployed).end();
    });
  });

  after(async () => close(server));

  afterEach(() => {
    process.env["PATH"] = PATH;
  });

  const look = async (expected?: string): Promise<Outcome> => {
    const port = server.listening ? portOf(server) : await listen(server);
    const target = async (): Promise<never> => Promise.reject(new Error("It is not asked for."));
    const places = { projectId: "demo", projectName: "demo", origin: `http://127.0.0.1:${port}` };
    const known = { ...places, google: undefined, call: undefined, target, ...(expected !== undefined && { commit: expected }) };
    await using patient = aPatient(known);
    return await commit.run(patient, new AbortController().signal);
  };

  const portOf = (listening: Server): number => {
    const address = listening.address();
    return typeof address === "object" && address !== null ? address.port : 0;
  };

  it("has nothing to compare where there is no Git", async () => {
    deployed = "";
    process.env["PATH"] = "";
    expect((await look()).status).to.equal("skip");
  });

  it("says how functions become those of this checkout that do not say which commit they are", async () => {
    deployed = "";
    const { status, fix } = await look();
    expect(status).to.equal("fail");
    expect(fix).to.equal("Stop the stack, delete functions/dist, and start it again.");
  });

  it("knows that another commit may have the same functions", async () => {
    deployed = "0123456789";
    const { status, fix } = await look();
    expect(status).to.equal("warn");
    expect(fix).to.match(/^Nothing, if functions\/src has not changed in between\. Otherwise: Stop /);
  });

  it("names a function that does not answer", async () => {
    deployed = "0123456789";
    broken = pathOf("liveSession") ?? "";
    const { status, message } = await look(deployed);
    expect([status, message]).to.deep.equal(["fail", `Not every function is commit ${deployed}. no answer: liveSession.`]);
    broken = "";
    expect((await look(deployed)).status).to.equal("pass");
  });

  it("asks by a method that no function has, so that nothing is done and no cache answers", () => {
    expect([...methods]).to.deep.equal(["PUT"]);
  });
});
