import type { UnknownRecord } from "../../src/lib/platform/core/unknown-record.ts";
import type { HttpAnswer } from "../server/http-answer.ts";
import type { FakeRequest } from "../server/start-fake.ts";
import type { CloudProject } from "./cloud-project.ts";

export interface Call {
  readonly project: CloudProject;
  /** The fake's own URL; uploads go there too. */
  readonly url: string;
  readonly request: FakeRequest;
  /** The groups that the route's pattern matched in the path. */
  readonly parts: readonly string[];
  /** The JSON object in the body. */
  readonly sent: UnknownRecord;
}

/** The answer of a route that fails. */
export class Refused {
  readonly answer: HttpAnswer;

  constructor(answer: HttpAnswer) {
    this.answer = answer;
  }
}

/** Undefined becomes a 404. */
export type Route = readonly [method: string, path: RegExp, answer: (call: Call) => UnknownRecord | Refused | undefined];

/** A completed operation. */
export const done = (response: UnknownRecord = {}): UnknownRecord => ({ name: "operations/done", done: true, response });

/** Creates or replaces a resource. */
export const store = ({ project }: Call, path: string, resource: UnknownRecord): UnknownRecord => {
  const stored = { ...resource, name: path };
  project.resources.set(path, stored);
  return stored;
};
