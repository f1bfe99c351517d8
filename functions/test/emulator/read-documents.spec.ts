import { expect } from "chai";
import { randomUUID } from "node:crypto";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { setImmediate } from "node:timers/promises";
import { database } from "../../src/lib/firestore/database.ts";
import { readDocument, readDocuments } from "../../src/lib/firestore/read-documents.ts";

/** Counts the requests that this process begins meanwhile. */
const countRequests = async (work: () => Promise<unknown>): Promise<number> => {
  let requests = 0;
  const count = (): void => {
    requests += 1;
  };
  subscribe("http.client.request.start", count);
  try {
    await work();
  } finally {
    unsubscribe("http.client.request.start", count);
  }
  return requests;
};

describe("readDocuments", () => {
  const collection = () => database().collection(`read-together-${run}`);
  const run = randomUUID();

  before(async () => {
    await Promise.all(["a", "b", "c"].map(async (id) => collection().doc(id).set({ id })));
  });

  const idOf = async (id: string): Promise<unknown> => (await readDocument(collection().doc(id))).get("id");

  it("reads what is asked for at the same moment in one request, and gives everybody their own", async () => {
    const found: unknown[] = [];
    const requests = await countRequests(async () => {
      const both = readDocuments(collection().doc("c"), collection().doc("nothing"));
      found.push(await Promise.all([idOf("a"), idOf("b"), idOf("a")]), (await both).map(({ exists }) => exists));
    });
    expect(found).to.deep.equal([
      ["a", "b", "a"],
      [true, false],
    ]);
    expect(requests).to.equal(1);
  });

  it("waits for nobody who asks later", async () => {
    const requests = await countRequests(async () => {
      const first = idOf("a");
      await setImmediate();
      await Promise.all([first, idOf("b")]);
    });
    expect(requests).to.equal(2);
  });

  it("refuses nobody else what Firestore refuses somebody", async () => {
    const reserved = collection().doc("__reserved__");
    const answers = await Promise.allSettled([idOf("a"), readDocument(reserved), idOf("b")]);
    expect(answers.map(({ status }) => status)).to.deep.equal(["fulfilled", "rejected", "fulfilled"]);
    expect(answers).to.have.nested.property("[0].value", "a");
    expect(answers).to.have.nested.property("[2].value", "b");
  });
});
