import { getApps, initializeApp } from "firebase-admin/app";
import { type CollectionReference, initializeFirestore, type Firestore, type Settings } from "firebase-admin/firestore";
import { protobuf, GoogleError, Status } from "google-gax";
import { StreamArrayParser } from "google-gax/build/src/streamArrayParser.js";
import { isRecord, parseJson } from "../core/unknown-record.ts";

let memoised: Firestore | undefined;

/** The database of this process. Made at the first call, because deployment loads this module without any environment. */
export function database(): Firestore {
  memoised ??= connect();
  return memoised;
}

/** A collection of a project. */
export const under = (projectId: string, collection: string): CollectionReference =>
  database().collection("projects").doc(projectId).collection(collection);

function connect(): Firestore {
  readStatusByName();
  keepNegativeZero();
  parseWholeAnswers();
  // REST, because loading and connecting gRPC makes the first request of an instance wait longer.
  const firestore = initializeFirestore(getApps()[0] ?? initializeApp(), { preferRest: true });
  firestore.settings(process.env["FIRESTORE_EMULATOR_HOST"] === undefined ? {} : emulatorSettings());
  return firestore;
}

/**
 * Over REST the SDK wants real Google credentials even for the emulator, and loads gRPC only to say "no TLS".
 * The emulator accepts the word "owner" as the token of an administrator.
 */
function emulatorSettings(): Settings {
  return {
    auth: { getRequestHeaders: async () => ({ Authorization: "Bearer owner" }) },
    grpc: { credentials: { createInsecure: () => undefined } },
  };
}

/**
 * What is sent for -0: a number too small for a double, which rounds to -0 wherever it is parsed. "-0.0" would not do: the emulator
 * parses decimals as Java's BigDecimal, which knows no sign of zero.
 */
const negativeZero = "-1e-400";

/**
 * Makes the Firestore client keep the sign of a zero over REST: `JSON.stringify` writes 0 for -0, which is another double.
 * The JSON form of protocol buffers takes a double as a string, too: https://protobuf.dev/programming-guides/json/
 */
const keepNegativeZero = (): void => {
  protobuf.wrappers[".google.firestore.v1.Value"] = {
    fromObject(value) {
      const message = this.fromObject(value);
      if (Object.is(value["doubleValue"], -0)) Reflect.set(message, "doubleValue", negativeZero);
      return message;
    },
    toObject(message, options) {
      const value = this.toObject(message, options);
      return value["doubleValue"] === negativeZero ? { ...value, doubleValue: -0 } : value;
    },
  };
};

/** The codes that HTTP statuses hide: a condition that failed is 400 like a mistake, and what exists already is 409 like a collision. */
const hiddenCodes: ReadonlyMap<unknown, Status> = new Map([
  ["FAILED_PRECONDITION", Status.FAILED_PRECONDITION],
  ["ALREADY_EXISTS", Status.ALREADY_EXISTS],
]);

/**
 * Makes the Firestore client name failures over REST as it does over gRPC. By itself it goes by the HTTP status alone
 * (google-gax 4.6, `GoogleError.parseHttpError`), takes "exists already" for a collision of two commits and repeats the commit
 * for a minute. The name is in the answer: https://cloud.google.com/apis/design/errors
 *
 * Can go with google-gax 5, which reads the name itself; firebase-admin 13 has a Firestore client with google-gax 4.
 */
export const readStatusByName = (): void => {
  const parse = GoogleError.parseHttpError.bind(GoogleError);
  GoogleError.parseHttpError = (answer: unknown): GoogleError => {
    const code = hiddenCodes.get(statusOf(answer));
    return Object.assign(parse(answer), code !== undefined && { code });
  };
};

/** A stream answers with a list, in which one member is the error. */
const errorIn = (answer: unknown): unknown => {
  const members: readonly unknown[] = Array.isArray(answer) ? answer : [answer];
  return members.filter(isRecord).find((member) => "error" in member)?.["error"];
};

const statusOf = (answer: unknown): unknown => {
  const error = errorIn(answer);
  return isRecord(error) ? error["status"] : undefined;
};

/**
 * Makes the Firestore client parse an answer when it is whole. By itself (google-gax 4.6) it copies with every chunk what has arrived of
 * a document before: 33 MB of copies for 1 MB in chunks of 16 KiB. It also takes an answer that was cut off for a whole one, and an error
 * that came after the first document for an empty document: here both fail, so that the request is repeated.
 */
export const parseWholeAnswers = (parser: ParserMethods = StreamArrayParser.prototype): void => {
  const parse = parser._transform;
  const arrived = new WeakMap<StreamArrayParser, Buffer[]>();
  parser._transform = function (chunk, _encoding, done) {
    const chunks = arrived.get(this) ?? [];
    chunks.push(chunk);
    arrived.set(this, chunks);
    done();
  };
  parser._flush = function (done) {
    const whole = Buffer.concat(arrived.get(this) ?? []);
    arrived.delete(this);
    if (whole.length === 0 || this.cancelRequested) done();
    else if (hasError(whole)) done(unavailable("Firestore ended its answer with an error"));
    else
      parse.call(this, whole, "buffer", () => {
        done(Reflect.get(this, "_done") === true ? undefined : unavailable("Firestore's answer was cut off"));
      });
  };
};

/** Parses twice only where a field has that name. Within a text, the quotes are escaped. */
const hasError = (whole: Buffer): boolean => whole.includes('"error"') && errorIn(parseJson(whole.toString())) !== undefined;

const unavailable = (message: string): GoogleError => Object.assign(new GoogleError(message), { code: Status.UNAVAILABLE });

interface ParserMethods {
  _transform: (this: StreamArrayParser, chunk: Buffer, encoding: string, done: () => void) => void;
  _flush: (this: StreamArrayParser, done: (error?: Error) => void) => void;
}
