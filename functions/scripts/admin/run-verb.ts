import { AppError } from "../../src/lib/core/app-error.ts";
import { apply, requireConsent } from "./apply.ts";
import { type Change, describeProposal, type Proposal } from "./change.ts";
import { OperatorError } from "./operator-error.ts";
import { openTarget, type Target } from "./target.ts";

/** Options that every verb takes. */
export interface CommonOptions {
  readonly project?: string;
  readonly yes?: boolean;
  readonly dryRun?: boolean;
  readonly json?: boolean;
}

/**
 * Runs a verb: decide, show, ask, write. Sets the exit code of the process.
 * Answers go to standard output, everything else to standard error.
 */
export const runVerb = async (options: CommonOptions, decide: (target: Target) => Promise<Proposal>): Promise<void> => {
  try {
    const target = await openTarget(options.project);
    const proposal = await decide(target);
    const lines = describeProposal(proposal);
    const changed = lines.length > 0;
    if (changed && options.json !== true) console.error(lines.join("\n"));
    if (changed && options.dryRun !== true) {
      if (target.isReal && options.yes !== true) await requireConsent(target);
      await apply(target, proposal);
    }
    report(proposal, { changed, options });
    await target.firestore.terminate();
  } catch (error) {
    fail(error);
  }
};

const report = (
  { changes, result, sentence }: Proposal,
  { changed, options }: { readonly changed: boolean; readonly options: CommonOptions },
): void => {
  const dryRun = options.dryRun === true;
  if (options.json === true)
    console.log(JSON.stringify({ changed: changed && !dryRun, dry_run: dryRun, changes: changes.map(toJson), result }, undefined, 2));
  else if (changed && dryRun) console.log("Nothing was written: this was a dry run.");
  else console.log(sentence);
};

const toJson = ({ path, before, after }: Change) => ({ path, before: before?.data ?? null, after: after ?? null });

const fail = (error: unknown): void => {
  process.exitCode = 1;
  if (error instanceof OperatorError) console.error(error.message);
  else if (error instanceof AppError)
    console.error([error.message, ...error.details.map(({ path, message }) => `  ${path} ${message}`)].join("\n"));
  else console.error(error);
};
