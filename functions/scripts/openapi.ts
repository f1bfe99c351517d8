/** Writes the published contract from the schemas and codes of the endpoints: `docs/openapi.json` and `docs/error-codes.md`. */
import { buildOpenApi } from "../contract/build-openapi.ts";
import { renderErrorCodes } from "../contract/error-codes.ts";
import { contractFile, errorCodesFile } from "./contract-file.ts";
import { writeIfChanged } from "./write-if-changed.ts";

export const renderOpenApi = (): string => `${JSON.stringify(buildOpenApi(), undefined, 2)}\n`;

if (import.meta.main) {
  await writeIfChanged(contractFile, renderOpenApi());
  await writeIfChanged(errorCodesFile, renderErrorCodes());
}
