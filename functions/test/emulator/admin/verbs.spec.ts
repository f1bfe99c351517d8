import { expect } from "chai";
import type { Command } from "commander";
import * as z from "zod";
import { type FakeMail, startFakeMail } from "../../../fakes/mail/start-fake-mail.ts";
import { makeProgram } from "../../../scripts/admin/program.ts";
import { processTerminal } from "../../../scripts/admin/terminal.ts";
import { nightlyIf } from "../../support/nightly.ts";
import { operate } from "../../support/operator.ts";
import { anOperatedProject, type OperatedProject, stateOf } from "./support/operated-project.ts";
import type { VerbRow } from "./support/verb-row.ts";
import { verbRows } from "./support/verb-rows.ts";

const leaves = (command: Command): readonly Command[] => (command.commands.length === 0 ? [command] : command.commands.flatMap(leaves));

const nameOf = (command: Command): string => {
  const parent = command.parent;
  return parent?.parent ? `${nameOf(parent)} ${command.name()}` : command.name();
};

const program = makeProgram({ run: async () => undefined, terminal: processTerminal, isJson: false });
const verbs = leaves(program).map(nameOf);

const Answer = z.strictObject({
  changed: z.boolean(),
  dry_run: z.boolean(),
  changes: z.array(z.looseObject({ path: z.string() })),
  work: z.array(z.string()),
  result: z.looseObject({}),
});
const Failure = z.strictObject({ error: z.string(), details: z.array(z.unknown()).optional() });

interface Given {
  readonly verb: readonly string[];
  readonly row: VerbRow;
  readonly project: OperatedProject;
}

const given = async (name: string): Promise<Given> => {
  const project = await anOperatedProject();
  const row = verbRows[name]?.(project);
  if (row === undefined) throw new Error(`"admin ${name}" has no row in the table`);
  // These commands do not cut off a call in progress.
  if (["project delete", "user delete"].includes(name)) await operate("transfer", "end", project.id, project.transfer);
  return { verb: name.split(" "), row, project };
};

describe("admin, every verb", () => {
  let mail: FakeMail;
  before(async () => {
    mail = await startFakeMail();
    process.env["SMTP_URL"] = mail.url;
  });
  after(async () => {
    delete process.env["SMTP_URL"];
    await mail.stop();
  });

  it("has a row in the table", () => {
    expect(Object.keys(verbRows).toSorted()).to.deep.equal(verbs.toSorted());
  });

  for (const name of verbs)
    describe(`admin ${name}${nightlyIf(!/^(?:project|page|user|message) /.test(name))}`, () => {
      it("has help with an example that it understands", async () => {
        const { exitCode, output, complaints } = await operate(...name.split(" "), "--help");
        expect(exitCode, complaints).to.equal(0);
        for (const words of ["--json", "--dry-run", "--yes", "--project"]) expect(output).to.include(words);
        expect(output).to.include(`run admin -- ${name}`);
      });

      it("shows what it would do, and does nothing, in a dry run", async () => {
        const { verb, row, project } = await given(name);
        const before = await stateOf(project);
        const { exitCode, output, complaints } = await operate(...verb, ...row.words, "--dry-run");
        expect(exitCode, complaints).to.equal(0);
        expect(await stateOf(project)).to.deep.equal(before);
        if (row.writes === false) expect(complaints).to.equal("");
        else expect(complaints).to.match(/^[+~-] /);
        expect(output.includes("Nothing was written")).to.equal(row.writes !== false);
        const { changed, dry_run, changes, work } = Answer.parse(
          JSON.parse((await operate(...verb, ...row.words, "--dry-run", "--json")).output),
        );
        expect({ changed, dry_run }).to.deep.equal({ changed: false, dry_run: true });
        expect(changes.length + work.length > 0).to.equal(row.writes !== false);
        expect(await stateOf(project)).to.deep.equal(before);
      });

      it("answers a script in one object, and does what it says once", async () => {
        const { verb, row, project } = await given(name);
        const before = await stateOf(project);
        const { exitCode, output, complaints } = await operate(...verb, ...row.words, "--json");
        expect({ exitCode, complaints }).to.deep.equal({ exitCode: 0, complaints: "" });
        expect(Answer.parse(JSON.parse(output))).to.include({ changed: row.writes !== false, dry_run: false });
        const after = await stateOf(project);
        if (row.writes === false) expect(after).to.deep.equal(before);
        else expect(after).not.to.deep.equal(before);
        const again = await operate(...verb, ...row.words, "--json");
        expect(again.exitCode, again.complaints).to.equal(row.writes === "gone" ? 1 : 0);
        if (row.writes !== "gone") expect(Answer.parse(JSON.parse(again.output)).changed).to.equal(false);
        expect(await stateOf(project)).to.deep.equal(after);
      });

      it("refuses what it cannot do in a sentence, and changes nothing", async () => {
        const { verb, row, project } = await given(name);
        const before = await stateOf(project);
        for (const [words, sentence] of [...row.refused, [[...row.words, "--fast"], "unknown option '--fast'"] as const]) {
          const told = await operate(...verb, ...words);
          expect(told, words.join(" ")).to.deep.include({ exitCode: 1, output: "" });
          expect(told.complaints, words.join(" "))
            .to.include(sentence)
            .and.not.match(/^\s+at /m);
          const script = await operate(...verb, ...words, "--json");
          expect(script, words.join(" ")).to.deep.include({ exitCode: 1, output: "" });
          Failure.parse(JSON.parse(script.complaints));
        }
        expect(await stateOf(project)).to.deep.equal(before);
      });
    });
});
