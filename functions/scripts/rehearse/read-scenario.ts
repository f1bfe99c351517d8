import { readFileSync } from "node:fs";
import { isNode, LineCounter, parseDocument } from "yaml";
import type * as z from "zod";
import { SetupError } from "../stack/setup-error.ts";
import { Scenario } from "./scenario.ts";

/** A scenario and its file. */
export interface ScenarioFile {
  readonly path: string;
  readonly scenario: Scenario;
}

/** @throws SetupError that names file, line and key of every mistake */
export const readScenario = (path: string): ScenarioFile => ({ path, scenario: parseScenario(readText(path), path) });

const readText = (path: string): string => {
  try {
    return readFileSync(path, "utf8");
  } catch {
    throw new SetupError(`${path} cannot be read.`);
  }
};

/** @throws SetupError */
export const parseScenario = (text: string, path: string): Scenario => {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const at = (offset: number): string => `${path}:${lines.linePos(offset).line}`;
  const [broken] = document.errors;
  if (broken !== undefined) throw new SetupError(`${at(broken.pos[0])}: ${broken.message}`);
  const parsed = Scenario.safeParse(document.toJS());
  if (parsed.success) return parsed.data;
  /** The position of the innermost of these keys that exists in the file. */
  const placeOf = (keys: readonly PropertyKey[]): string => {
    const node = document.getIn(keys, true);
    if (isNode(node) && node.range) return at(node.range[0]);
    return keys.length === 0 ? at(0) : placeOf(keys.slice(0, -1));
  };
  const complaints = parsed.error.issues
    .flatMap(toProblems)
    .map(({ path: keys, message }) => `${placeOf(keys)}: ${nameOf(keys)}${message}`);
  throw new SetupError([...new Set(complaints)].join("\n"));
};

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
