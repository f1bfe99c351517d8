/** The error with which a promise is rejected. */
export const failureOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => {
      throw new Error("it did not fail");
    },
    (error: unknown) => error,
  );
