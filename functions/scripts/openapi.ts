/** Writes the published contract, `docs/openapi.json`, from the schemas of the endpoints. */
import { writeFile } from "node:fs/promises";
import { buildOpenApi } from "../contract/build-openapi.ts";
import { contractFile } from "./contract-file.ts";

export const renderOpenApi = (): string => `${JSON.stringify(buildOpenApi(), undefined, 2)}\n`;

if (import.meta.main) await writeFile(contractFile, renderOpenApi());
