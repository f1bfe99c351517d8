import { apply, requireConsent } from "./apply.ts";
import { type Change, describeProposal, type Proposal } from "./change.ts";
import { toFailure } from "./failure.ts";
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
    fail(error, options);
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

/** Sentences for people; under `--json` one object, so that a script need not guess. */
const fail = (error: unknown, { json }: CommonOptions): void => {
  process.exitCode = 1;
  const { message, details } = toFailure(error);
  if (json === true) console.error(JSON.stringify({ error: message, ...(details.length > 0 && { details }) }, undefined, 2));
  else console.error([message, ...details.map(({ path, message: problem }) => `  ${path} ${problem}`)].join("\n"));
};
