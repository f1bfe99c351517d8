import { join } from "node:path";
import { expect } from "chai";
import { readEnvFile } from "../../local/stack/env-file.ts";
import { functionsDir } from "../../local/stack/paths.ts";

const namesIn = (file: string): readonly string[] => Object.keys(readEnvFile(join(functionsDir, file)));

describe(".env.example", () => {
  it("names parameters that there are", () => {
    expect(namesIn(".env")).to.include.members([...namesIn(".env.example")]);
  });
});
