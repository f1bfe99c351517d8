import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect } from "chai";
import { operatorFacts, operatorMessages } from "../../src/lib/platform/core/operator-log.ts";

const functionsDir = resolve(import.meta.dirname, "../..");

const [, table = ""] = readFileSync(join(functionsDir, "../docs/logs.md"), "utf8").split("| Message |");

const rows = [...table.matchAll(/^\| `([^`]+)` \| [^|]+ \|([^|]*)\|/gm)].map(([, message = "", fields = ""]) => ({
  message,
  fields: [...fields.matchAll(/`(\w+)`/g)].map(([, field = ""]) => field),
}));

const source = globSync("src/**/*.ts", { cwd: functionsDir })
  .filter((file) => !file.endsWith(".spec.ts") && !file.endsWith("core/operator-log.ts"))
  .map((file) => readFileSync(join(functionsDir, file), "utf8"))
  .join("\n");

describe("docs/logs.md", () => {
  it("says what to do about every message, and about no other", () => {
    expect(rows.map(({ message }) => message)).to.deep.equal([...operatorMessages]);
  });

  it("names every further field of a line, and no other", () => {
    expect([...new Set(rows.flatMap(({ fields }) => fields))].toSorted()).to.deep.equal([...operatorFacts]);
  });

  it("has no message that the code does not write", () => {
    expect(operatorMessages.filter((message) => !source.includes(`message: "${message}"`))).to.deep.equal([]);
  });

  it("is all that the code writes: nothing prints by itself", () => {
    const printed = source.match(/\bconsole\.\w+\(|\blogger\.\w+\(|process\.std(?:out|err)\b/g) ?? [];
    expect(printed).to.deep.equal([]);
  });
});
