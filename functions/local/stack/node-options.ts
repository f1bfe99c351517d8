/**
 * For processes of the tests. They live for seconds, and V8 would begin with 1 MiB for new objects: collecting that again and again
 * takes a tenth of their processor time. `NODE_OPTIONS` does not allow it.
 */
export const shortLived = ["--min-semi-space-size=16"];
