import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "chai";
import { repositoryDir } from "../../local/stack/paths.ts";
import { SetupError } from "../../local/stack/setup-error.ts";
import { rehearsalLimits } from "./limits.ts";
import { parseScenario, readScenario } from "./read-scenario.ts";

const read = (text: string): string => {
  try {
    parseScenario(text, "hours.yaml");
    return "";
  } catch (error) {
    return error instanceof Error ? error.message : "";
  }
};

const valid = `name: Hours
talk:
  - says: When are you open?
    expect:
      spoken: [[nine, "9:00"]]
`;

describe("a scenario's file", () => {
  it("is read, with what need not be said", () => {
    const { visitor, talk, local } = parseScenario(valid, "hours.yaml");
    expect(visitor).to.deep.equal({ role: "member", language: "en" });
    expect(talk).to.deep.equal([{ says: "When are you open?", expect: { spoken: [["nine", "9:00"]] } }]);
    expect(local).to.deep.equal({});
  });

  const rows: Readonly<Record<string, readonly [text: string, complaint: string | RegExp]>> = {
    "YAML that is none": ["name: [Hours\n", /^hours\.yaml:2: .*flow/i],
    "a key that is written twice": [`name: A\n${valid}`, /^hours\.yaml:2: Map keys must be unique/],
    "an empty file": ["", /^hours\.yaml:1: Invalid input/],
    "a key that there is none of": [
      valid.replace("      spoken", "      spokn"),
      "hours.yaml:5: talk[0].expect.spokn is no key of a scenario at this place",
    ],
    "a step that does nothing": [`${valid}  - expect: {}\n`, 'hours.yaml:6: talk[1] needs one of "says", "interrupts" and "waits"'],
    "two steps in one": [`${valid}    waits: 3\n`, 'hours.yaml:3: talk[0] needs one of "says", "interrupts" and "waits"'],
    "neither talk nor goal": ["name: Hours\n", 'hours.yaml:1: needs "talk", or a visitor with a "goal"'],
    "a temper without a goal": [
      `${valid}visitor:\n  temper: angry\n`,
      'hours.yaml:7: visitor may have "temper" and "facts" only with a "goal"',
    ],
    "a goal that is reached by nobody": [
      `${valid}expect:\n  reached: true\n`,
      'hours.yaml:7: expect.reached needs a visitor with a "goal"',
    ],
    "a model's judgement in the middle": [
      `${valid}      faithful: true\n`,
      "hours.yaml:6: talk[0].expect.faithful is no key of a scenario at this place",
    ],
    "a language that is none": [`${valid}visitor:\n  language: klingonish!\n`, /^hours\.yaml:7: visitor\.language must be a BCP 47 tag/],
    "a language that nobody recognises": [
      `${valid}expect:\n  language: ga\n`,
      "hours.yaml:7: expect.language must be a language that is recognised: this one is not",
    ],
    "a value of another kind": [`${valid}expect:\n  not_spoken: 3\n`, "hours.yaml:7: expect.not_spoken must be one, or a list"],
  };
  for (const [what, [text, complaint]] of Object.entries(rows)) {
    it(`is refused with its line and key: ${what}`, () => {
      if (typeof complaint === "string") expect(read(text)).to.equal(complaint);
      else expect(read(text)).to.match(complaint);
    });
  }

  const long = "a".repeat(20 * 1024);
  const strangers: Readonly<Record<string, readonly [text: string, complaint: string | RegExp]>> = {
    "more keys than can be compared": [
      Array.from({ length: 50_000 }, (_, index) => `k${index}: 1`).join("\n"),
      "hours.yaml is too long for a scenario: it may have 16 KiB.",
    ],
    "a long text": [`name: ${long}\n`, "hours.yaml is too long for a scenario: it may have 16 KiB."],
    "a text that refers to itself": ["name: &a [*a]\n", /^hours\.yaml: a scenario may not have aliases/],
    "aliases of aliases": [
      `a: &a [x]\nb: &b [*a, *a]\nc: &c [*b, *b]\nd: &d [*c, *c]\n${valid}`,
      /^hours\.yaml: a scenario may not have aliases/,
    ],
    "nesting without an end": ["[".repeat(300), /^hours\.yaml:1: /],
    "keys of keys": ["? ".repeat(300), /^hours\.yaml:1: .*keys must be strings/],
  };
  for (const [what, [text, complaint]] of Object.entries(strangers)) {
    it(`is refused when a stranger has written ${what}`, () => {
      if (typeof complaint === "string") expect(read(text)).to.equal(complaint);
      else expect(read(text)).to.match(complaint);
    });
  }

  it("is refused with its first mistakes, if there are very many", () => {
    expect(read(`name: A\ntalk:\n${"- {waits: x}\n".repeat(1_000)}`).split("\n")).to.have.length(rehearsalLimits.complaints);
  });

  it("is refused without being read, if it is no file or a long one", () => {
    const folder = mkdtempSync(join(tmpdir(), "lectern-scenario-"));
    writeFileSync(join(folder, "long.yaml"), long);
    expect(() => readScenario(join(folder, "long.yaml"))).to.throw(SetupError, "too long");
    expect(() => readScenario("/dev/zero")).to.throw(SetupError, "is no file");
    expect(() => readScenario(folder)).to.throw(SetupError, "is no file");
  });

  it("is read as its document shows it", () => {
    const document = readFileSync(join(repositoryDir, "docs/rehearsing.md"), "utf8");
    const [fixed, played] = Array.from(document.matchAll(/```yaml\n([^]*?)```/g), ([, example = ""]) => parseScenario(example, "example"));
    expect(fixed?.talk).to.have.length(2);
    expect(played?.visitor).to.include({ temper: "friendly, but in a hurry" });
  });

  it("is refused with all that is wrong with it", () => {
    expect(read("name: ''\ntalk: []\n").split("\n")).to.have.length(2);
  });
});
