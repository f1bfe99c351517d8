/** Loaded by mocha before the tests: an unhandled rejection fails the current test. mocha 12 itself ignores it. */
process.on("unhandledRejection", (reason) => {
  throw reason instanceof Error ? reason : new Error("A promise was rejected with something that is no error.", { cause: reason });
});
