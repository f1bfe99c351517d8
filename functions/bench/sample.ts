import type * as z from "zod";
import type { JudgeReading } from "../fakes/gemini/judge-script.ts";

/**
 * What `samples/<function>.ts` exports as `operations`: the requests that the function is measured with. The first one is used for its cold
 * start, so it should include all kinds of work of the function, with a commit.
 */
export interface Operation {
  readonly name: string;
  /** Why it takes that long: the requests that it has to wait for, in sequence. */
  readonly why: string;
  /** The promised maximum of round trips to Firestore; undefined if none was promised. */
  readonly allowedRoundTrips?: number;
  /** The promised maximum of its time, in reads of one document; undefined if none was promised. */
  readonly allowedReads?: number;
  /** Parameters that differ for this operation, which then has an instance of its own. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** Prepares one request. Called before each request, and not measured. */
  readonly prepare: (fixture: Fixture) => Promise<Ask>;
}

/** One request, without the caller's token and the project. */
export interface Ask<Body = unknown> {
  /** Needed if the function has a second method; undefined for the first. */
  readonly method?: string;
  /** Values of the parameters in the path, without the project. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** Appended to the path: `?…` */
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** An object is sent as JSON. */
  readonly body?: object | string;
  /** The form of the correct answer. */
  readonly answer: z.ZodType<Body>;
}

/** What samples prepare their data with: a project with the templates of the demo project, and a caller who is its admin. */
export interface Fixture {
  readonly projectId: string;
  readonly uid: string;
  /** Sets the judge's verdicts on passages from now on. */
  readonly scriptJudge: (readings: readonly JudgeReading[]) => Promise<void>;
  /** Writes a document; the path is relative to the project. */
  readonly store: (path: string, fields: Readonly<Record<string, unknown>>) => Promise<void>;
  /** Calls any function, and fails unless the answer is correct. */
  readonly call: <Body>(functionName: string, ask: Ask<Body>) => Promise<Reply<Body>>;
}

interface Reply<Body> {
  readonly body: Body;
  readonly etag: string;
}
