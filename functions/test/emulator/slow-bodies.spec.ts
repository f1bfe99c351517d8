import { connect, type Socket } from "node:net";
import { expect } from "chai";
import { endpoints } from "../support/api.ts";
import { statusesIn } from "../support/body-attacks.ts";
import { startInstance } from "../support/instances.ts";
import { aForeignDraft, anEditor, aProject } from "../support/projects.ts";

const closed = async (socket: Socket): Promise<void> =>
  new Promise((resolve) => {
    socket.on("error", () => undefined).on("close", resolve);
  });

/** `body-table.spec.ts` tests that every function ends the wait for a body that does not come. */
describe("a slow body", () => {
  it("is taken when it comes after all", async () => {
    const project = await aProject();
    const { token } = await anEditor(project);
    const draftId = await aForeignDraft(project);
    const instance = await startInstance("editSave");
    const body = JSON.stringify({ draftId, metadata: {}, language: "en", content: "slow" });
    const socket = connect(Number(new URL(instance.url).port), "127.0.0.1");
    let answer = "";
    socket.setEncoding("utf8").on("data", (text: string) => (answer += text));
    socket.write(
      `POST ${endpoints.editSave.path(project.id)} HTTP/1.1\r\nHost: here\r\nConnection: close\r\nAuthorization: Bearer ${token}\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
    );
    setTimeout(() => socket.write(body.slice(5)), 7_000);
    await closed(socket);
    expect(statusesIn(answer)).to.deep.equal([200]);
    await instance.stop();
  }).timeout(60_000);
});
