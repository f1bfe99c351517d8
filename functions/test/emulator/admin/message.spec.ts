import { expect } from "chai";
import * as z from "zod";
import { firestore } from "../../support/admin-app.ts";
import { operate } from "../../support/operator.ts";
import { aVisitor } from "../../support/visitors.ts";
import { aMinuteLater, answer, askWith, aSite, messagesOf, promote } from "../live/knowledge/asked-site.ts";

const Listed = z.object({
  result: z.object({ messages: z.array(z.looseObject({ id: z.string(), text: z.string(), status: z.string() })) }),
});

const list = async (projectId: string, ...words: readonly string[]) => {
  const { output, complaints, exitCode } = await operate("message", "list", projectId, "--json", ...words);
  expect(exitCode, complaints).to.equal(0);
  return Listed.parse(JSON.parse(output)).result.messages;
};

/** A project with a visitor's message, and the message's ID. */
const aMessage = async () => {
  const visitor = await aSite({ first_name: "Noa", phone: "+4721985800" });
  await askWith(visitor, { message: "Please call me about the wheels." });
  const [message] = await messagesOf(visitor);
  if (message === undefined) throw new Error("no message was stored");
  return { visitor, message, projectId: visitor.projectId };
};

describe("admin message list", () => {
  it("shows what is open, the oldest first, and how to reach the people", async () => {
    const { visitor, message, projectId } = await aMessage();
    await aMinuteLater(visitor);
    await askWith(visitor, { message: "And about the bell." });
    const { output } = await operate("message", "list", projectId);
    expect(output).to.match(/m_\S+ {2}open {2}\S+Z {2}Noa {2}\+4721985800\n {4}Please call me about the wheels\.\nm_/);
    expect((await list(projectId)).map(({ text }) => text)).to.deep.equal(["Please call me about the wheels.", "And about the bell."]);
    await operate("message", "close", projectId, message.id);
    expect((await list(projectId)).map(({ text }) => text)).to.deep.equal(["And about the bell."]);
    expect((await list(projectId, "--all")).map(({ status }) => status)).to.deep.equal(["closed", "open"]);
  });

  it("says that there is none, and refuses an unknown project", async () => {
    const { projectId } = await aSite();
    expect((await operate("message", "list", projectId)).output).to.equal(`Nobody is waiting for a reply in ${projectId}.\n`);
    const nowhere = await operate("message", "list", "nowhere");
    expect([nowhere.exitCode, nowhere.complaints]).to.deep.equal([
      1,
      'There is no project nowhere. Make it with "project create nowhere".\n',
    ]);
  });
});

describe("admin message close", () => {
  it("closes a message to which another program has given its ID", async () => {
    const { message, projectId } = await aMessage();
    const messages = firestore.collection(`projects/${projectId}/messages`);
    await messages.doc("imported").set((await messages.doc(message.id).get()).data() ?? {});
    expect((await operate("message", "close", projectId, "imported")).exitCode).to.equal(0);
    expect((await messages.doc("imported").get()).get("status")).to.equal("closed");
  });

  it("closes it with a note, and the team does not hear it any more", async () => {
    const { visitor, message, projectId } = await aMessage();
    const closed = await operate("message", "close", projectId, message.id, "--note", "Called back.");
    expect(closed, closed.complaints).to.deep.include({ exitCode: 0, output: `${message.id} of ${projectId} is closed.\n` });
    const [stored] = await messagesOf(visitor);
    expect(stored).to.deep.include({ status: "closed", note: "Called back.", text: message.text, phone: message.phone });
    const manager = await promote(await aVisitor(projectId), "manager");
    expect((await answer(manager)).result).not.to.include("wheels");
  });

  it("is harmless when it is repeated, and shows what it would do", async () => {
    const { visitor, message, projectId } = await aMessage();
    await operate("message", "close", projectId, message.id, "--dry-run");
    expect((await messagesOf(visitor)).map(({ status }) => status)).to.deep.equal(["open"]);
    await operate("message", "close", projectId, message.id, "--note", "Done.");
    const before = await messagesOf(visitor);
    expect(await operate("message", "close", projectId, message.id)).to.deep.include({ exitCode: 0, complaints: "" });
    expect(await messagesOf(visitor)).to.deep.equal(before);
  });

  it("refuses a message that there is not, a note without words, and one that is too long", async () => {
    const { visitor, message, projectId } = await aMessage();
    const refusals = await Promise.all([
      operate("message", "close", projectId, "m_unknown"),
      operate("message", "close", projectId, message.id, "--note", " "),
      operate("message", "close", projectId, message.id, "--note", "x".repeat(2_001)),
    ]);
    expect(refusals.map(({ exitCode }) => exitCode)).to.deep.equal([1, 1, 1]);
    expect(refusals.map(({ complaints }) => complaints.trim())).to.deep.equal([
      `There is no message m_unknown in ${projectId}. See them with "message list ${projectId}".`,
      "The note must not be empty.",
      "The note must not be longer than 2000 characters.",
    ]);
    expect((await messagesOf(visitor)).map(({ status }) => status)).to.deep.equal(["open"]);
  });

  it("lets the one win who was first: an operator, or somebody of the team", async () => {
    const { visitor, message, projectId } = await aMessage();
    const manager = await promote(await aVisitor(projectId), "manager");
    await answer(manager);
    await Promise.all([
      operate("message", "close", projectId, message.id, "--note", "By the operator."),
      answer(manager, { answer: "By the manager." }),
    ]);
    const [stored] = await messagesOf(visitor);
    expect(stored?.status).to.equal("closed");
    expect(stored?.note).to.be.oneOf(["By the operator.", "By the manager."]);
    const record = await firestore.doc(`projects/${projectId}/messages/${message.id}`).get();
    expect(record.get("closed_at")).not.to.equal(undefined);
  });
});
