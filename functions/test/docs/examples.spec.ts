import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { sessionStart } from "../../contract/started-session.ts";
import { repositoryDir } from "../../local/stack/paths.ts";
import { fieldTypes } from "../../src/lib/pages/drafts/template-rules.ts";

const read = (name: string): string => readFileSync(join(repositoryDir, "docs", name), "utf8");

describe("examples in the documents", () => {
  it("of a voice session: its answer is that of the contract", () => {
    const [, answer = ""] = /```json\n([\s\S]*?)\n```/.exec(read("voice-sessions.md")) ?? [];
    expect(JSON.parse(answer)).to.deep.equal(sessionStart.examples.session);
  });

  it("of templates: every type of a field is there, and no other", () => {
    const [, table = ""] = read("setting-up-a-project.md").split("| `type` |");
    const rows = table.split("\n\n")[0]?.matchAll(/^\| (`[^|]*) \|/gm) ?? [];
    const named = [...rows].flatMap(([, types = ""]) => [...types.matchAll(/`(\w+)`/g)].map(([, type]) => type));
    expect(named).to.have.members([...fieldTypes]);
  });
});
