/** What kind of failure a library or Node reports: a string or a number, if anything. */
export const codeOf = (error: unknown): unknown => (error instanceof Error && "code" in error ? error.code : undefined);
