/** Writes the published contract from the schemas and codes of the endpoints: `docs/openapi.json` and `docs/error-codes.md`. */
import { writeFile } from "node:fs/promises";
import { buildOpenApi } from "../contract/build-openapi.ts";
import { renderErrorCodes } from "../contract/error-codes.ts";
import { contractFile, errorCodesFile } from "./contract-file.ts";

export const renderOpenApi = (): string => `${JSON.stringify(buildOpenApi(), undefined, 2)}\n`;

if (import.meta.main) {
  await writeFile(contractFile, renderOpenApi());
  await writeFile(errorCodesFile, renderErrorCodes());
}
