import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { expect } from "chai";
import * as z from "zod";
import { firestore } from "../../support/admin-app.ts";
import { certify } from "../../support/certificate.ts";
import { type FakeGoogle, startFakeGoogle } from "../../support/fake-google.ts";
import { type Instance, startInstance } from "../../support/instances.ts";
import { stack } from "../../support/stack-addresses.ts";
import { callTool, toolResult } from "../../support/tools.ts";
import { aVisitor, aVoiceProject } from "../../support/visitors.ts";

const Body = z.object({ contents: z.array(z.string()) });

interface Seen {
  readonly address: string;
  readonly authorization: string | undefined;
  readonly userProject: unknown;
}

/** Cloud Translation at Google's own address, as a deployed function reaches it. */
describe("the translation service in production", () => {
  let google: FakeGoogle;
  let translation: Server;
  let folder: string;
  let instance: Instance;
  const seen: Seen[] = [];

  before(async () => {
    google = await startFakeGoogle();
    const { privateKey, certificate } = certify("Lectern tests", ["*.googleapis.com"]);
    folder = await mkdtemp(join(tmpdir(), "lectern-translation-"));
    await writeFile(join(folder, "ca.pem"), certificate);
    translation = createServer({ key: privateKey.export({ type: "pkcs8", format: "pem" }), cert: certificate }, (request, response) => {
      const { host = "", authorization, "x-goog-user-project": userProject } = request.headers;
      seen.push({ address: `${host}${request.url ?? ""}`, authorization, userProject });
      json(request).then(
        (body) => {
          const translations = Body.parse(body).contents.map((text) => ({ translatedText: `Google ${text}` }));
          response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ translations }));
        },
        () => response.destroy(),
      );
    });
    translation.listen(0, "127.0.0.1");
    await once(translation, "listening");
    const { port } = z.object({ port: z.number() }).parse(translation.address());
    instance = await startInstance("liveToolsExecute", {
      ...google.environment,
      NODE_EXTRA_CA_CERTS: join(folder, "ca.pem"),
      FAKE_GOOGLE_PORT: String(port),
      TRANSLATE_API_URL: "https://translation.googleapis.com",
    });
  });

  after(async () => {
    await instance.stop();
    translation.close();
    translation.closeAllConnections();
    await Promise.all([google.stop(), rm(folder, { recursive: true })]);
  });

  it("is called with a token of the function's own account, for its own project", async () => {
    await Promise.all(["profile_card", "pronouns"].map(async (scope) => firestore.doc(`translations/mt_${scope}`).delete()));
    const visitor = await aVisitor(await aVoiceProject());
    const { widget } = toolResult(await callTool(visitor, "update_profile", { language: "Maltese" }, { base: instance.url }));
    expect(widget?.labels).to.include({ email: "Google Email" });
    const expected: Seen = {
      address: `translation.googleapis.com/v3/projects/${stack.projectId}/locations/global:translateText`,
      authorization: "Bearer access-token-of-the-function",
      userProject: stack.projectId,
    };
    expect(seen).to.deep.equal([expected, expected]);
    expect(instance.log()).not.to.include("access-token-of-the-function");
  });
});
