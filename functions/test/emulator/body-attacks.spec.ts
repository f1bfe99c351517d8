import { expect } from "chai";
import { runtime } from "../../src/lib/platform/config/runtime.ts";
import { sendBody } from "../support/body-attacks.ts";
import { type Instance, startInstance } from "../support/instances.ts";
import { aForeignDraft, anEditor, aProject, type Project } from "../support/projects.ts";

const MiB = 1024 * 1024;

/** Google's Node options: `cmd/nodejs/functions_framework/main.go` of its buildpacks reserves 64 MiB outside the heap. */
const limited = (memory: string): Readonly<Record<string, string>> => ({
  NODE_OPTIONS: `--max-old-space-size=${Number.parseInt(memory, 10) - 64}`,
});

/** Parsing every value of it would end an instance. */
const nested = (bytes: number): Buffer => Buffer.concat([Buffer.alloc(bytes / 2, "["), Buffer.alloc(bytes / 2, "]")]);

/** `body-table.spec.ts` tests every function with smaller bodies. */
describe("bodies that would end an instance", () => {
  let project: Project;
  let token: string;
  let instance: Instance;

  before(async () => {
    project = await aProject();
    token = (await anEditor(project)).token;
    instance = await startInstance("editSave", limited(runtime.editSave.memory));
  });

  after(async () => instance.stop());

  /** Over a separate connection. */
  const send = async (sender: string, body: Buffer): Promise<number> => {
    const { status } = await sendBody(instance.url, {
      method: "POST",
      path: `/api/projects/${project.id}/docs/edit/save`,
      headers: { Authorization: `Bearer ${sender}`, "Content-Type": "application/json", "Content-Length": body.length },
      body,
    });
    return status;
  };

  const expectAlive = async (): Promise<void> => {
    expect(await send(token, Buffer.from("{}"))).to.equal(400);
    expect(instance.peakMiB(), "peak of the process in MiB").not.to.be.greaterThan(Number.parseInt(runtime.editSave.memory, 10));
  };

  it("editSave parses nothing of 8 MiB of brackets before it knows who sends them", async () => {
    const statuses = await Promise.all(Array.from({ length: 10 }, async () => send("nobody", nested(8 * MiB))));
    expect(new Set(statuses)).to.deep.equal(new Set([401]));
    await expectAlive();
  });

  it("editSave holds ten saves of the longest pages at once, with every character escaped", async () => {
    const content = "\\u00e9".repeat(480_000);
    const drafts = await Promise.all(Array.from({ length: runtime.editSave.concurrency }, async () => aForeignDraft(project)));
    const statuses = await Promise.all(
      drafts.map(async (draftId) =>
        send(token, Buffer.from(`{"draftId":"${draftId}","metadata":{},"language":"en","content":"${content}"}`)),
      ),
    );
    expect(new Set(statuses)).to.deep.equal(new Set([200]));
    await expectAlive();
  });
});
