/**
 * Writes what is generated from the code: `docs/openapi.json` and `docs/error-codes.md` from the schemas and codes of the endpoints,
 * `docs/bounds.md` and a section of `docs/costs.md` from the limits.
 */
import { readFile } from "node:fs/promises";
import { renderBounds } from "../contract/bounds/render-bounds.ts";
import { withVisitorCosts } from "../contract/bounds/visitor-costs.ts";
import { buildOpenApi } from "../contract/build-openapi.ts";
import { renderErrorCodes } from "../contract/error-codes.ts";
import { boundsFile, contractFile, costsFile, errorCodesFile } from "./contract-file.ts";
import { writeIfChanged } from "./write-if-changed.ts";

export const renderOpenApi = (): string => `${JSON.stringify(buildOpenApi(), undefined, 2)}\n`;

if (import.meta.main) {
  await writeIfChanged(contractFile, renderOpenApi());
  await writeIfChanged(errorCodesFile, renderErrorCodes());
  await writeIfChanged(boundsFile, renderBounds());
  await writeIfChanged(costsFile, withVisitorCosts(await readFile(costsFile, "utf8")));
}
