import { createRequire } from "node:module";
import { Readable } from "node:stream";
import { expect } from "chai";
import { GoogleError, protobuf, Status } from "google-gax";
import { StreamArrayParser } from "google-gax/build/src/streamArrayParser.js";
import { parseWholeAnswers, readStatusByName } from "./sdk-patches.ts";

describe("readStatusByName", () => {
  const original = GoogleError.parseHttpError.bind(GoogleError);
  before(readStatusByName);
  after(() => {
    GoogleError.parseHttpError = original;
  });

  const answer = (code: number, status: string) => ({ error: { code, status, message: "No", details: [] } });

  it("changes the google-gax that the Firestore client of firebase-admin loads", () => {
    const ours = createRequire(import.meta.url);
    const theirs = createRequire(createRequire(ours.resolve("firebase-admin/firestore")).resolve("@google-cloud/firestore"));
    expect(theirs.resolve("google-gax")).to.equal(ours.resolve("google-gax"));
  });

  it("distinguishes failures with the same HTTP status by name", () => {
    for (const [code, name, wanted] of [
      [400, "FAILED_PRECONDITION", Status.FAILED_PRECONDITION],
      [400, "INVALID_ARGUMENT", Status.INVALID_ARGUMENT],
      [409, "ALREADY_EXISTS", Status.ALREADY_EXISTS],
      [409, "ABORTED", Status.ABORTED],
      [404, "NOT_FOUND", Status.NOT_FOUND],
    ] as const) {
      expect(GoogleError.parseHttpError(answer(code, name)).code, name).to.equal(wanted);
      expect(GoogleError.parseHttpError([{}, answer(code, name)]).code, name).to.equal(wanted);
    }
  });
});

describe("parseWholeAnswers", () => {
  class Parser extends StreamArrayParser {}
  before(() => {
    parseWholeAnswers(Parser.prototype);
  });

  const rpc = new protobuf.Method("Read", "rpc", "Question", "Answer", false, true);

  const parse = async (chunks: readonly Buffer[]): Promise<readonly unknown[]> => Readable.from(chunks).pipe(new Parser(rpc)).toArray();

  const answer = Buffer.from(JSON.stringify([{ text: 'a "brace" } é' }, { text: "" }, { text: "]" }]));

  it("reads an answer however it arrives", async () => {
    const texts = [{ text: 'a "brace" } é' }, { text: "" }, { text: "]" }];
    for (const bytes of [1, 7, answer.length]) {
      const chunks = Array.from({ length: Math.ceil(answer.length / bytes) }, (_, at) => answer.subarray(at * bytes, (at + 1) * bytes));
      expect(await parse(chunks), `${bytes} bytes a chunk`).to.deep.equal(texts);
    }
    expect(await parse([Buffer.from("[]")])).to.deep.equal([]);
    expect(await parse([])).to.deep.equal([]);
  });

  const failureOf = async (parsing: Promise<unknown>): Promise<unknown> =>
    parsing.then(
      () => undefined,
      (error: unknown) => error,
    );

  it("takes no answer for whole that was cut off", async () => {
    const lists = Buffer.from(JSON.stringify([{ text: "a", list: [1] }]));
    for (const whole of [answer, lists])
      for (let bytes = 1; bytes < whole.length; bytes++)
        expect(await failureOf(parse([whole.subarray(0, bytes)])), whole.subarray(0, bytes).toString())
          .to.be.instanceOf(GoogleError)
          .with.property("code", Status.UNAVAILABLE);
  });

  it("takes no error for a document, and a document with a field of that name for no error", async () => {
    const error = { code: 503, status: "UNAVAILABLE", message: "Later" };
    for (const members of [[{ error }], [{ text: "a" }, { error }]])
      expect(await failureOf(parse([Buffer.from(JSON.stringify(members))])), JSON.stringify(members))
        .to.be.instanceOf(GoogleError)
        .with.property("code", Status.UNAVAILABLE);
    const texts = [{ text: '"error"' }, { text: "b", fields: { error } }];
    expect(await parse([Buffer.from(JSON.stringify(texts))])).to.deep.equal(texts);
  });

  it("reads what JSON has as text, and leaves an author's fields of the same names", async () => {
    const fields = (when: unknown, bytes: unknown, numbers: readonly unknown[]) => ({
      when: { timestampValue: when },
      bytesValue: { bytesValue: bytes },
      doubleValue: { arrayValue: { values: numbers.map((doubleValue) => ({ doubleValue })) } },
      timestampValue: { mapValue: { fields: { readTime: { stringValue: "2026-11-24T10:00:00Z" }, transaction: { stringValue: "YQ==" } } } },
      nothing: { nullValue: null },
    });
    const member = {
      document: {
        name: "a",
        fields: fields("1969-12-31T23:59:59.000000001Z", "/w==", ["NaN", "-Infinity", 0.5]),
        createTime: "2026-11-24T10:00:00Z",
      },
      readTime: "2026-11-24T10:00:00.120Z",
      transaction: "YQ==",
    };
    expect(await parse([Buffer.from(JSON.stringify([member]))])).to.deep.equal([
      {
        document: {
          name: "a",
          fields: fields({ seconds: -1, nanos: 1 }, Buffer.from([255]), [Number.NaN, Number.NEGATIVE_INFINITY, 0.5]),
          createTime: { seconds: 1_795_514_400, nanos: 0 },
        },
        readTime: { seconds: 1_795_514_400, nanos: 120_000_000 },
        transaction: Buffer.from("a"),
      },
    ]);
  });

  it("gives an empty map its fields, which JSON leaves out", async () => {
    const sent = { fields: { map: { mapValue: {} }, mapValue: { stringValue: "an author's field" } } };
    const read = { fields: { ...sent.fields, map: { mapValue: { fields: {} } } } };
    expect(await parse([Buffer.from(JSON.stringify([{ document: sent }]))])).to.deep.equal([{ document: read }]);
  });

  it("fails for a member that is no message, and the process goes on", async () => {
    for (const member of [null, 1, "text", []])
      expect(await failureOf(parse([Buffer.from(JSON.stringify([{ text: "a" }, member]))])), JSON.stringify(member)).to.be.instanceOf(
        Error,
      );
  });

  it("parses nothing that was called off", async () => {
    const parser = new Parser(rpc);
    parser.write(answer.subarray(0, 20));
    parser.cancel();
    expect(await parser.toArray()).to.deep.equal([]);
  });
});
