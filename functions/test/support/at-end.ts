const works: (() => Promise<unknown>)[] = [];

/** What a mocha process does after its last test. Programs that share the tests' helpers have no such end, and clean up themselves. */
export const atEnd = (work: () => Promise<unknown>): void => {
  works.push(work);
};

/** Mocha loads this module before the tests (`.mocharc.json`). */
export const mochaHooks = {
  afterAll: async (): Promise<void> => {
    await Promise.all(works.map(async (work) => work()));
  },
};
