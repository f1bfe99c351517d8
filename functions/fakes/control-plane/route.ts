import type { UnknownRecord } from "../../src/lib/core/unknown-record.ts";
import type { HttpAnswer } from "../server/http-answer.ts";
import type { FakeRequest } from "../server/start-fake.ts";
import type { CloudProject } from "./cloud-project.ts";

export interface Call {
  readonly project: CloudProject;
  /** Where the fake listens: uploads go there as well. */
  readonly url: string;
  readonly request: FakeRequest;
  /** Of the path, what the route's groups matched. */
  readonly parts: readonly string[];
  /** The JSON object in the body. */
  readonly sent: UnknownRecord;
}

/** What is answered instead of a 200. */
export class Refused {
  readonly answer: HttpAnswer;

  constructor(answer: HttpAnswer) {
    this.answer = answer;
  }
}

/** An answer of undefined is a 404. */
export type Route = readonly [method: string, path: RegExp, answer: (call: Call) => UnknownRecord | Refused | undefined];

/** An operation that has ended. */
export const done = (response: UnknownRecord = {}): UnknownRecord => ({ name: "operations/done", done: true, response });

/** Makes a resource, or replaces it. */
export const store = ({ project }: Call, path: string, resource: UnknownRecord): UnknownRecord => {
  const stored = { ...resource, name: path };
  project.resources.set(path, stored);
  return stored;
};
