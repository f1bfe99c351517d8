/**
 * Writes what is generated from the code: `docs/openapi.json`, `docs/error-codes.md` and the types of the browser client from the contract,
 * `docs/bounds.md` and a section of `docs/costs.md` from the limits.
 */
import { readFile } from "node:fs/promises";
import { renderBounds } from "../contract/bounds/render-bounds.ts";
import { withVisitorCosts } from "../contract/bounds/visitor-costs.ts";
import { buildOpenApi } from "../contract/build-openapi.ts";
import { renderErrorCodes } from "../contract/error-codes.ts";
import { renderClientTypes } from "../contract/render-client-types.ts";
import { renderToolList } from "../contract/agents/tool-list.ts";
import { boundsFile, clientTypesFile, contractFile, costsFile, errorCodesFile, toolListFile } from "../contract/contract-file.ts";
import { writeIfChanged } from "./write-if-changed.ts";

export const renderOpenApi = (): string => `${JSON.stringify(buildOpenApi(), undefined, 2)}\n`;

if (import.meta.main) {
  await writeIfChanged(contractFile, renderOpenApi());
  await writeIfChanged(clientTypesFile, renderClientTypes());
  await writeIfChanged(toolListFile, renderToolList());
  await writeIfChanged(errorCodesFile, renderErrorCodes());
  await writeIfChanged(boundsFile, renderBounds());
  await writeIfChanged(costsFile, withVisitorCosts(await readFile(costsFile, "utf8")));
}
