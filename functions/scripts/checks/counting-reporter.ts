import Mocha from "mocha";

/** Prints as mocha's `spec` does, and tells the process that has started mocha how many tests passed and failed. */
export default class CountingReporter extends Mocha.reporters.Spec {
  constructor(runner: Mocha.Runner, options: Mocha.MochaOptions) {
    super(runner, options);
    runner.once(Mocha.Runner.constants.EVENT_RUN_END, () => {
      const { passes: passed, failures: failed } = this.stats;
      process.send?.({ passed, failed });
    });
  }
}
