import type * as z from "zod";
import type { JudgeReading } from "../fakes/gemini/judge-script.ts";

/**
 * What `samples/<function>.ts` exports as `operations`: the requests that the function is measured with. The first of
 * them is the one of its cold start, so it should do all that the function ever does, with a commit.
 */
export interface Operation {
  readonly name: string;
  /** Why it takes as long as it does: what it has to wait for, one after the other. */
  readonly why: string;
  /** Round trips to Firestore that it may take; undefined where nothing was promised. */
  readonly allowedRoundTrips?: number;
  /** As many reads of one document as it may take as long as; undefined where nothing was promised. */
  readonly allowedReads?: number;
  /** Parameters that the function has otherwise for this operation: it is served by an instance of its own. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** Prepares what one request needs. It is called before each request, and its time is not measured. */
  readonly prepare: (fixture: Fixture) => Promise<Ask>;
}

/** One request. The token of the caller and the project are added to it. */
export interface Ask<Body = unknown> {
  /** Of a function that has two; undefined for its first. */
  readonly method?: string;
  /** Values of the parameters in the path, beside the project. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** Follows the path: `?…` */
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** An object is sent as JSON. */
  readonly body?: object | string;
  /** What the right answer looks like. */
  readonly answer: z.ZodType<Body>;
}

/** Where samples prepare their data: a project with the templates of the demo project, and a caller who is its admin. */
export interface Fixture {
  readonly projectId: string;
  readonly uid: string;
  /** Says what the model reads in the passages of a site, from now on. */
  readonly scriptJudge: (readings: readonly JudgeReading[]) => Promise<void>;
  /** Writes a document; the path begins below the project. */
  readonly store: (path: string, fields: Readonly<Record<string, unknown>>) => Promise<void>;
  /** Asks any function, and fails unless the answer is right. */
  readonly call: <Body>(functionName: string, ask: Ask<Body>) => Promise<Reply<Body>>;
}

interface Reply<Body> {
  readonly body: Body;
  readonly etag: string;
}
