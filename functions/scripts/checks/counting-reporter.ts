import Mocha from "mocha";
import type { Outcome } from "./outcome.ts";

/** Prints like mocha's `spec`, and reports to the parent process how many tests passed and which failed. */
export default class CountingReporter extends Mocha.reporters.Spec {
  constructor(runner: Mocha.Runner, options: Mocha.MochaOptions) {
    super(runner, options);
    const failures: Outcome["failures"] = [];
    runner.on(Mocha.Runner.constants.EVENT_TEST_FAIL, (test: Mocha.Runnable, error: Error) => {
      failures.push({ text: `${test.fullTitle()}\n${error.stack ?? error.message}`, file: test.file ?? test.parent?.file });
    });
    runner.once(Mocha.Runner.constants.EVENT_RUN_END, () => {
      process.send?.({ passed: this.stats.passes, failures } satisfies Outcome);
    });
  }
}
