import { GoogleError, protobuf, Status } from "google-gax";
import { StreamArrayParser } from "google-gax/build/src/streamArrayParser.js";
import { isRecord, parseJson, type UnknownRecord } from "../core/unknown-record.ts";
import { closeWith, currentBound, tooLong, watchLength } from "./answer-bound.ts";

/** What of Google's SDK has to behave differently, over REST. Each is applied once, before the first connection. */

/**
 * Sent instead of -0: a number too small for a double, which every parser rounds to -0. Not "-0.0": the emulator parses decimals as Java's
 * BigDecimal, which has no negative zero.
 */
const negativeZero = "-1e-400";

/**
 * Makes the Firestore client send -0 over REST, for which `JSON.stringify` writes 0. The JSON form of protocol buffers also accepts a
 * double as a string: https://protobuf.dev/programming-guides/json/
 */
export const keepNegativeZero = (): void => {
  protobuf.wrappers[".google.firestore.v1.Value"] = {
    fromObject(value) {
      const message = this.fromObject(value);
      if (Object.is(value["doubleValue"], -0)) Reflect.set(message, "doubleValue", negativeZero);
      return message;
    },
    toObject(message, options) {
      return this.toObject(message, options);
    },
  };
};

/** Codes that share their HTTP status with others: FAILED_PRECONDITION (400) with INVALID_ARGUMENT, ALREADY_EXISTS (409) with ABORTED. */
const hiddenCodes: ReadonlyMap<unknown, Status> = new Map([
  ["FAILED_PRECONDITION", Status.FAILED_PRECONDITION],
  ["ALREADY_EXISTS", Status.ALREADY_EXISTS],
]);

/**
 * Makes the Firestore client report the same codes over REST as over gRPC. Unpatched, it uses only the HTTP status (google-gax 4.6,
 * `GoogleError.parseHttpError`), mistakes ALREADY_EXISTS for a conflict of two commits and retries the commit for a minute. The code's name
 * is in the response: https://cloud.google.com/apis/design/errors
 *
 * Not needed with google-gax 5, which reads the name itself; the Firestore client of firebase-admin 13 uses google-gax 4.
 */
export const readStatusByName = (): void => {
  const parse = GoogleError.parseHttpError.bind(GoogleError);
  GoogleError.parseHttpError = (answer: unknown): GoogleError => {
    const code = hiddenCodes.get(statusOf(answer));
    return Object.assign(parse(answer), code !== undefined && { code });
  };
};

/** The response of a stream is a list, of which one member may be an error. */
const errorIn = (answer: unknown): unknown => {
  const members: readonly unknown[] = Array.isArray(answer) ? answer : [answer];
  return members.filter(isRecord).find((member) => "error" in member)?.["error"];
};

const statusOf = (answer: unknown): unknown => {
  const error = errorIn(answer);
  return isRecord(error) ? error["status"] : undefined;
};

/**
 * Makes the Firestore client parse a complete response as one JSON text. Unpatched (google-gax 4.6), it searches for documents byte by
 * byte, copies everything received with every chunk (33 MB of copies for 1 MB in chunks of 16 KiB), and converts every value to a protocol
 * buffer and back to a plain object. It also accepts a truncated response, and turns an error after the first document into an empty
 * document: here both fail, so that the request is retried.
 */
export const parseWholeAnswers = (parser: ParserMethods = StreamArrayParser.prototype): void => {
  const arrived = new WeakMap<StreamArrayParser, Buffer[]>();
  const isTooLong = new WeakMap<StreamArrayParser, (chunk: Buffer) => boolean>();
  // Called while the request is being made, so that its bound is known.
  parser._construct = function (done) {
    const bound = currentBound();
    if (bound !== undefined) isTooLong.set(this, watchLength(bound));
    this.once("pipe", closeWith);
    done();
  };
  parser._transform = function (chunk, _encoding, done) {
    const chunks = arrived.get(this) ?? [];
    chunks.push(chunk);
    arrived.set(this, chunks);
    if (isTooLong.get(this)?.(chunk) === true) done(tooLong());
    else done();
  };
  parser._flush = function (done) {
    const whole = Buffer.concat(arrived.get(this) ?? []).toString();
    arrived.delete(this);
    try {
      if (whole !== "" && !this.cancelRequested) for (const message of parseAnswer(whole)) this.push(message);
      done();
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)));
    }
  };
};

const parseAnswer = (whole: string): readonly UnknownRecord[] => {
  const members = parseJson(whole, toClientValue);
  if (!Array.isArray(members) || !members.every(isRecord)) throw unavailable("Firestore's answer was cut off");
  if (errorIn(members) !== undefined) throw unavailable("Firestore ended its answer with an error");
  return members;
};

/**
 * Converts JSON strings to the types that the client expects. An author's values are objects (`{"stringValue": "..."}`), so a string under
 * one of these names is never one of them: https://firebase.google.com/docs/firestore/reference/rest/v1/Value
 */
const toClientValue = (name: string, value: unknown): unknown => {
  // The client reads `fields` even from an empty map, for which JSON omits them.
  if (typeof value !== "string") return name === "mapValue" && isEmpty(value) ? { fields: {} } : value;
  switch (name) {
    case "timestampValue":
    case "createTime":
    case "updateTime":
    case "readTime":
      return toTimestamp(value);
    case "bytesValue":
    case "transaction":
      return Buffer.from(value, "base64");
    case "doubleValue":
      return Number(value); // NaN, Infinity, -Infinity
    default:
      return value;
  }
};

/** An author's value is never empty, because it has a type. */
const isEmpty = (value: unknown): boolean => isRecord(value) && Object.keys(value).length === 0;

/** From RFC 3339 in UTC with up to nine fractional digits. A `Date` would keep three. */
const toTimestamp = (text: string): { readonly seconds: number; readonly nanos: number } => {
  const [wholeSeconds = "", digits = ""] = text.replace("Z", "").split(".");
  return { seconds: Date.parse(`${wholeSeconds}Z`) / 1000, nanos: Number(digits.padEnd(9, "0")) };
};

const unavailable = (message: string): GoogleError => Object.assign(new GoogleError(message), { code: Status.UNAVAILABLE });

interface ParserMethods {
  _construct?: (this: StreamArrayParser, done: () => void) => void;
  _transform: (this: StreamArrayParser, chunk: Buffer, encoding: string, done: (error?: Error) => void) => void;
  _flush: (this: StreamArrayParser, done: (error?: Error) => void) => void;
}
