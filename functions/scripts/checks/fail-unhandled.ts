/** Loaded by mocha before the tests. An unhandled rejection fails the test in which it happens: mocha 12 itself says nothing. */
process.on("unhandledRejection", (reason) => {
  throw reason instanceof Error ? reason : new Error("A promise was rejected with something that is no error.", { cause: reason });
});
