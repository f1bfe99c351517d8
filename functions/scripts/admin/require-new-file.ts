import { accessSync, constants, existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { OperatorError } from "./operator-error.ts";

/** @throws OperatorError when the file exists or cannot be created */
export const requireNewFile = (file: string): void => {
  if (existsSync(file)) throw new OperatorError(`${file} already exists. Name another file.`);
  try {
    accessSync(dirname(resolve(file)), constants.W_OK);
  } catch (error) {
    throw new OperatorError(`${file} cannot be written: ${error instanceof Error ? error.message : String(error)}`);
  }
};
