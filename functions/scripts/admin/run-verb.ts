import { apply, requireConsent } from "./apply.ts";
import { type Change, describeProposal, type Proposal } from "./change.ts";
import { toFailure } from "./failure.ts";
import { openTarget, type Target } from "./target.ts";
import type { Terminal } from "./terminal.ts";
import { toJson } from "./to-json.ts";

/** Options that every verb takes. */
export interface CommonOptions {
  readonly project?: string;
  readonly yes?: boolean;
  readonly dryRun?: boolean;
  readonly json?: boolean;
}

/** Runs a verb: decides, shows, asks, writes. */
export type RunVerb = (options: CommonOptions, decide: (target: Target) => Promise<Proposal>) => Promise<void>;

/** Answers go to standard output, everything else to standard error. */
export const createRunVerb =
  (terminal: Terminal, onFailure: () => void): RunVerb =>
  async (options, decide) => {
    try {
      const target = await openTarget(options.project);
      const proposal = await decide(target);
      const lines = describeProposal(proposal);
      const changed = lines.length > 0;
      if (changed && options.json !== true) terminal.complain(lines.join("\n"));
      if (changed && options.dryRun !== true) {
        if (target.isReal && options.yes !== true) await requireConsent(target, terminal);
        await apply(target, proposal);
      }
      report(terminal, proposal, { changed, options });
    } catch (error) {
      onFailure();
      fail(terminal, error, options);
    }
  };

/** Prints the answer of a verb after its work. */
export const report = (
  { print }: Terminal,
  { changes, work, result, sentence }: Proposal,
  { changed, options }: { readonly changed: boolean; readonly options: CommonOptions },
): void => {
  const dryRun = options.dryRun === true;
  if (options.json === true) {
    const shown = {
      changed: changed && !dryRun,
      dry_run: dryRun,
      changes: changes.map(describeChange),
      work: work.flatMap(({ lines }) => lines),
    };
    print(toJson({ ...shown, result }, 2));
  } else print(changed && dryRun ? "Nothing was written: this was a dry run." : toText(sentence));
};

const toText = (sentence: Proposal["sentence"]): string => (typeof sentence === "string" ? sentence : sentence());

const describeChange = ({ path, before, after }: Change) => ({ path, before: before?.data ?? null, after: after ?? null });

/** Sentences for people; with `--json` one object, which scripts can parse. */
const fail = ({ complain }: Terminal, error: unknown, { json }: CommonOptions): void => {
  const { message, details } = toFailure(error);
  if (json === true) complain(JSON.stringify({ error: message, ...(details.length > 0 && { details }) }, undefined, 2));
  else complain([message, ...details.map(({ path, message: problem }) => `  ${path} ${problem}`)].join("\n"));
};
