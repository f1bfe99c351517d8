import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect } from "chai";
import { operatorMessages } from "../../src/lib/core/operator-log.ts";

describe("docs/logs.md", () => {
  it("says what to do about every message, and about no other", () => {
    const text = readFileSync(resolve(import.meta.dirname, "../../../docs/logs.md"), "utf8");
    const [, messages = ""] = text.split("| Message |");
    expect([...messages.matchAll(/^\| `([^`]+)`/gm)].map(([, message]) => message)).to.deep.equal([...operatorMessages]);
  });
});
