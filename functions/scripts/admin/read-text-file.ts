import { readFileSync } from "node:fs";
import { OperatorError } from "./operator-error.ts";

/**
 * A file of text. Editors on Windows put a byte order mark in front, which is no part of the text.
 *
 * @throws OperatorError when there is no such file, or it is not UTF-8
 */
export const readTextFile = (file: string): string => {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(file));
  } catch (error) {
    throw new OperatorError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
};
