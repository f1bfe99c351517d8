import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { functionsDir } from "../../../local/stack/paths.ts";
import type { Deployment } from "../read-deployment.ts";
import { type Finding, needed } from "./finding.ts";

/** What the example shows behind `#`, by parameter: nobody's real values. */
export const readPlaceholders = (): ReturnType<typeof parseEnv> => {
  const lines = readFileSync(join(functionsDir, ".env.example"), "utf8").match(/(?<=^# )[A-Z_]+=.*$/gm) ?? [];
  return parseEnv(lines.join("\n"));
};

/** With them the functions would work for origins and accounts of nobody, and links in mails would lead nowhere. */
export function checkPlaceholders({ parameters, projectId }: Deployment): readonly Finding[] {
  const left = Object.entries(readPlaceholders()).filter(([name, value]) => parameters[name] === value);
  if (left.length === 0) return [];
  return [
    needed(
      `${left.map(([name]) => name).join(", ")}: still the example's.`,
      `your own values in functions/.env.${projectId}, or a # before the lines`,
    ),
  ];
}
