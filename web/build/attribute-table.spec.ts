import { expect } from "chai";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describedAttributes, readDocument, withAttributes } from "./attribute-table.ts";
import { webDir } from "./options.ts";

const sourceOf = (path: string): string => readFileSync(join(webDir, path), "utf8");

describe("the documented attributes of <lectern-voice>", () => {
  it("are those of the source: npm --prefix web run attributes", () => {
    expect(readDocument()).to.equal(withAttributes(readDocument()));
  });

  it("are all that the element reads, and that its styles know", () => {
    const code = sourceOf("voice/element/voice-attributes.ts");
    const read = [...code.matchAll(/(?:get|has)Attribute\("([\w-]+)"\)/g)].map(([, name = ""]) => name);
    const [, observed = ""] = /observedAttributes = \[(.*)\]/.exec(code) ?? [];
    const styled = [...sourceOf("voice/styles/frame.css").matchAll(/:host\(\[(?!data-|hidden)([\w-]+)/g)].map(([, name = ""]) => name);
    const used = [...read, ...(observed.match(/[\w-]+/g) ?? []), ...styled];
    expect(new Set(describedAttributes().keys())).to.deep.equal(new Set(used));
  });
});
