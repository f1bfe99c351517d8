/** Does something whose failure must not stop what follows. The page's `error` listeners are told. */
export const attempt = (deed: () => unknown): void => {
  try {
    const done = deed();
    if (done instanceof Promise) done.catch(reportError);
  } catch (error) {
    reportError(error);
  }
};
