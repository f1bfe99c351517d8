import { readFileSync } from "node:fs";
import { OperatorError } from "./operator-error.ts";

/**
 * The text of a file, without the byte order mark that editors on Windows add.
 *
 * @throws OperatorError when the file does not exist or is not UTF-8
 */
export const readTextFile = (file: string): string => {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(file));
  } catch (error) {
    throw new OperatorError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
};

/** @throws OperatorError when the text of the file is not JSON */
export const parseJsonFile = (text: string, file: string): unknown => {
  try {
    const parsed: unknown = JSON.parse(text);
    return parsed;
  } catch (error) {
    throw new OperatorError(`${file} cannot be read as JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
};
