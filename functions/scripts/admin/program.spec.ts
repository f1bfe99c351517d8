import type { Command } from "commander";
import { expect } from "chai";
import { makeProgram } from "./program.ts";

const leaves = (command: Command): readonly Command[] => (command.commands.length === 0 ? [command] : command.commands.flatMap(leaves));

const nameOf = (command: Command): string => {
  const parent = command.parent;
  return parent?.parent ? `${nameOf(parent)} ${command.name()}` : command.name();
};

const helpOf = (command: Command): string => {
  let text = "";
  command.configureOutput({
    writeOut: (part) => {
      text += part;
    },
  });
  command.outputHelp();
  return text;
};

describe("makeProgram", () => {
  it("shows an example of every verb that writes or reads a project", () => {
    const verbs = leaves(makeProgram()).filter((verb) => verb.name() !== "plan");
    expect(verbs).to.have.length(23);
    for (const verb of verbs) {
      expect(helpOf(verb), nameOf(verb))
        .to.include(`run admin -- ${nameOf(verb)}`)
        .and.to.include("--dry-run");
    }
  });
});
