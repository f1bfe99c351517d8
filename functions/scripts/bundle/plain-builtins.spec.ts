import { spawnSync } from "node:child_process";
import { expect } from "chai";
import { build, type Plugin } from "esbuild";
import { plainBuiltins } from "./plain-builtins.ts";

const program = `
  import http, { createServer, METHODS as methods } from "node:http";
  import { setTimeout as pause } from "node:timers/promises";
  import * as crypto from "crypto";
  await pause(1);
  const loaded = process.moduleLoadList.some((name) => name.includes("undici"));
  console.log(JSON.stringify({ loaded, same: http.createServer === createServer, methods: methods.length > 0, id: crypto.randomUUID().length }));
`;

/** What the program prints, bundled with these plugins as endpoints are. */
const run = async (plugins: Plugin[]): Promise<unknown> => {
  const { outputFiles } = await build({
    stdin: { contents: program },
    bundle: true,
    write: false,
    platform: "node",
    format: "esm",
    plugins,
  });
  const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module"], {
    input: outputFiles[0]?.text ?? "",
    encoding: "utf8",
    env: {}, // A compile cache or an option of the tests would be loaded too.
  });
  if (stdout === "") throw new Error(stderr);
  return JSON.parse(stdout);
};

describe("plainBuiltins", () => {
  it("gives what `import` gives, without loading what nobody asks for", async () => {
    expect(await run([plainBuiltins])).to.deep.equal({ loaded: false, same: true, methods: true, id: 36 });
  });

  it("can go when Node does not load undici with node:http any more", async () => {
    expect(await run([])).to.deep.include({ loaded: true });
  });
});
