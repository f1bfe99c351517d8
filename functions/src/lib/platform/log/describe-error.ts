/** Where something failed. Omits the error's message, which may quote what a person wrote, even lines that look like frames. */
interface ErrorPlace {
  readonly name: string;
  readonly code?: string | number;
  readonly at: readonly string[];
  readonly cause?: ErrorPlace;
}

export const describeError = (error: unknown): ErrorPlace => {
  if (!(error instanceof Error)) return { name: typeof error, at: [] };
  const { name, message, stack = "", cause } = error;
  const at = stack
    .slice(stack.indexOf(message) + message.length)
    .split("\n")
    .filter((line) => line.startsWith("    at "));
  const code = "code" in error && (typeof error.code === "string" || typeof error.code === "number") ? { code: error.code } : {};
  return { name, ...code, at, ...(cause !== undefined && { cause: describeError(cause) }) };
};

/**
 * Text for the field `stack_trace`, by which Error Reporting groups errors:
 * https://cloud.google.com/error-reporting/docs/formatting-error-messages
 */
export const toStackTrace = (error: unknown): string => formatPlace(describeError(error));

const formatPlace = ({ name, code, at, cause }: ErrorPlace): string => {
  const title = code === undefined ? name : `${name} (${code})`;
  return [title, ...at, ...(cause === undefined ? [] : [`Caused by: ${formatPlace(cause)}`])].join("\n");
};
