/** `npm run exec -- <command>`: runs a command beside a freshly started and seeded stack, and ends with its exit code. */
import { runCommand } from "../local/stack/run-command.ts";
import { runScript } from "../local/stack/run-script.ts";
import { SetupError } from "../local/stack/setup-error.ts";
import { withStack } from "../local/stack/stack.ts";

await runScript(async (signal) => {
  const [program, ...options] = process.argv.slice(2);
  if (program === undefined) throw new SetupError('Say what to run: npm --prefix functions run exec -- curl -i "$LECTERN_BASE_URL"');
  // The person's folder; npm changes to another.
  const cwd = process.env["INIT_CWD"] ?? process.cwd();
  return withStack(signal, async () => runCommand(program, options, { cwd, signal }));
});
