import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { expect } from "chai";
import { functionsDir } from "../../scripts/stack/paths.ts";

const namesIn = (file: string): readonly string[] => Object.keys(parseEnv(readFileSync(join(functionsDir, file), "utf8")));

describe(".env.example", () => {
  it("names parameters that there are", () => {
    expect(namesIn(".env")).to.include.members([...namesIn(".env.example")]);
  });
});
