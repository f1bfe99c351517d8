import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { expect } from "chai";
import { localSecrets } from "./local-secrets.ts";
import { functionsDir } from "./paths.ts";

const read = (path: string): string => readFileSync(join(functionsDir, path), "utf8");

describe("functions/.env", () => {
  // The emulators prompt for missing parameters, and exit without an answer. A default in the code does not help.
  it("has a line for every parameter", () => {
    const names = [...read("src/lib/platform/config/params.ts").matchAll(/define(?!Secret)\w+\("(\w+)"/g)].map(([, name]) => name);
    expect(names).to.include("REGION");
    expect(Object.keys(parseEnv(read(".env")))).to.include.members(names);
  });
});

describe("localSecrets", () => {
  // The emulators ask Google for missing secrets.
  it("has every secret, but for the address of the mail server, which the stack knows when it has started", () => {
    const names = [...read("src/lib/platform/config/secrets.ts").matchAll(/= secret\("(\w+)"/g)].map(([, name]) => name);
    expect(names).to.include("GEMINI_API_KEY");
    expect([...Object.keys(localSecrets), "SMTP_URL"]).to.include.members(names);
  });
});
