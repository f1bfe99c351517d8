import { readFileSync, statSync } from "node:fs";
import { type Document, isNode, LineCounter, parseDocument } from "yaml";
import type * as z from "zod";
import { SetupError } from "../../local/stack/setup-error.ts";
import { rehearsalLimits } from "./limits.ts";
import { Scenario } from "./scenario.ts";

/** A scenario and its file. */
export interface ScenarioFile {
  readonly path: string;
  readonly scenario: Scenario;
}

/** @throws SetupError that names file, line and key of every mistake */
export const readScenario = (path: string): ScenarioFile => ({ path, scenario: parseScenario(readText(path), path) });

const readText = (path: string): string => {
  // Before it is read: it may be a device without an end.
  const found = attempt(path, () => statSync(path));
  if (!found.isFile()) throw new SetupError(`${path} is no file.`);
  if (found.size > rehearsalLimits.fileBytes) throw tooLong(path);
  return attempt(path, () => readFileSync(path, "utf8"));
};

const tooLong = (path: string): SetupError =>
  new SetupError(`${path} is too long for a scenario: it may have ${rehearsalLimits.fileBytes / 1024} KiB.`);

const attempt = <Result>(path: string, read: () => Result): Result => {
  try {
    return read();
  } catch {
    throw new SetupError(`${path} cannot be read.`);
  }
};

/** @throws SetupError */
export const parseScenario = (text: string, path: string): Scenario => {
  if (Buffer.byteLength(text) > rehearsalLimits.fileBytes) throw tooLong(path);
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, stringKeys: true });
  const at = (offset: number): string => `${path}:${lines.linePos(offset).line}`;
  const [broken] = document.errors;
  if (broken !== undefined) throw complain([`${at(broken.pos[0])}: ${broken.message}`]);
  const parsed = Scenario.safeParse(toValue(document, path));
  if (parsed.success) return parsed.data;
  /** The position of the innermost of these keys that exists in the file. */
  const placeOf = (keys: readonly PropertyKey[]): string => {
    const node = document.getIn(keys, true);
    if (isNode(node) && node.range) return at(node.range[0]);
    return keys.length === 0 ? at(0) : placeOf(keys.slice(0, -1));
  };
  const problems = parsed.error.issues.flatMap(toProblems).slice(0, rehearsalLimits.complaints);
  throw complain(problems.map(({ path: keys, message }) => `${placeOf(keys)}: ${nameOf(keys)}${message}`));
};

/** Without aliases, by which a short text becomes a long one, or one without an end. */
const toValue = (document: Document, path: string): unknown => {
  try {
    return document.toJS({ maxAliasCount: 0 });
  } catch {
    throw complain([`${path}: a scenario may not have aliases ("*name"), or be nested so deeply.`]);
  }
};

const complain = (complaints: readonly string[]): SetupError => new SetupError([...new Set(complaints)].join("\n"));

interface Problem {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** Reports an unknown key itself, rather than the object that contains it. */
const toProblems = (issue: z.core.$ZodIssue): readonly Problem[] =>
  issue.code === "unrecognized_keys"
    ? issue.keys.map((key) => ({ path: [...issue.path, key], message: "is no key of a scenario at this place" }))
    : [issue];

const nameOf = (keys: readonly PropertyKey[]): string =>
  keys.length === 0
    ? ""
    : `${keys
        .map((key) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`))
        .join("")
        .slice(1)} `;
