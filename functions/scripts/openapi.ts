/** Writes the published contract, `docs/openapi.json`, from the schemas of the endpoints. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buildOpenApi } from "../contract/build-openapi.ts";

export const contractFile = join(import.meta.dirname, "../../docs/openapi.json");

export const renderOpenApi = (): string => `${JSON.stringify(buildOpenApi(), undefined, 2)}\n`;

if (import.meta.main) await writeFile(contractFile, renderOpenApi());
