import { AsyncLocalStorage } from "node:async_hooks";
import { write } from "firebase-functions/logger";
import type { OperatorEvent, OperatorLog } from "../core/operator-log.ts";

/** The subject of a request, which all its log lines name. */
interface LogSubject extends Partial<Pick<OperatorEvent, "project" | "tool" | "transfer" | "outcome">> {
  readonly request_id?: string;
  readonly function?: string;
  readonly app_check?: string;
}

const subjects = new AsyncLocalStorage<LogSubject>();

/** Runs work whose log lines name this subject, in addition to that of the surrounding work. */
export const logAbout = async <Result>(subject: LogSubject, work: () => Promise<Result>): Promise<Result> =>
  subjects.run({ ...readLogSubject(), ...subject }, work);

/** Adds facts to all further lines. Only verified facts, not claims of a caller. */
export const addLogSubject = (more: LogSubject): void => {
  Object.assign(readLogSubject(), more);
};

export const readLogSubject = (): LogSubject => subjects.getStore() ?? {};

export const operatorLog: OperatorLog = ({ severity, message, data, ...event }) => {
  write({ severity, message, ...readLogSubject(), ...event, ...data });
};
