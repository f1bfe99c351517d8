import { isLecternError, type LecternError } from "../src/errors.ts";
import { createLectern, type LecternProject } from "../src/lectern.ts";
import { fakeEnvironment, type FakeEnvironment, type Scripted } from "./fake-environment.ts";

export interface Client {
  readonly environment: FakeEnvironment;
  readonly project: LecternProject;
  /** One entry for each requested token. */
  readonly refreshes: readonly boolean[];
}

export const clientFor = (...script: readonly Scripted[]): Client => {
  const environment = fakeEnvironment(script);
  const refreshes: boolean[] = [];
  const getIdToken = async ({ refresh }: { readonly refresh: boolean }): Promise<string> => `token-${refreshes.push(refresh)}`;
  return { environment, refreshes, project: createLectern({ baseUrl: "https://site.example/", getIdToken, environment }).project("demo") };
};

/** The error of a call. @throws if it succeeds */
export const failureOf = async (call: Promise<unknown>): Promise<LecternError> => {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!isLecternError(error)) throw new Error("There was no LecternError.", { cause: error });
  return error;
};

export const save = { draftId: "d1", metadata: { title: "Über uns" }, content: "# Hi\r\n", language: "de" };
export const saved = { status: 200, body: { success: true, draftId: "d1" }, headers: { ETag: '"2"' } };
