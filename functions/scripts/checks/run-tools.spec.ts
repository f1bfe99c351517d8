import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "chai";
import { runTools, type Tool } from "./run-tools.ts";

const never = { signal: new AbortController().signal };

describe("runTools", () => {
  it("passes when all pass, and fails when any fails", async () => {
    const tool = (code: number): Tool => ["node", "-e", `process.exit(${code})`];
    expect(await runTools([tool(0), tool(0)], never)).to.deep.equal({ passed: 0, failures: [] });
    const failed = (code: number) => ({ text: `node -e process.exit(${code})` });
    expect(await runTools([tool(1), tool(0)], never)).to.deep.equal({ passed: 0, failures: [failed(1)] });
    expect(await runTools([tool(0), tool(2)], never)).to.deep.equal({ passed: 0, failures: [failed(2)] });
    expect(await runTools([tool(3), tool(4)], never)).to.deep.equal({ passed: 0, failures: [failed(3), failed(4)] });
  });

  it("runs what comes after a failure", async () => {
    const folder = mkdtempSync(join(tmpdir(), "run-tools-"));
    const file = join(folder, "ran");
    await runTools(
      [
        ["node", "-e", "process.exit(1)"],
        ["node", "-e", `require("node:fs").writeFileSync(${JSON.stringify(file)}, "")`],
      ],
      never,
    );
    expect(existsSync(file)).to.equal(true);
    rmSync(folder, { recursive: true });
  });

  it("hands over all that the tools print, when it is asked for", async () => {
    const output: Buffer[] = [];
    const print = (stream: string, count: number): Tool => ["node", "-e", `process.${stream}.write("x".repeat(${count}))`];
    await runTools([print("stdout", 200_000), print("stderr", 3)], { ...never, onOutput: (part) => output.push(part) });
    expect(Buffer.concat(output).toString()).to.equal("x".repeat(200_003));
  });
});
