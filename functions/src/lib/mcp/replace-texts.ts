import type { ErrorDetail } from "../../../answers/error-body.ts";
import { invalidRequest } from "../platform/core/app-error.ts";

export interface Replacement {
  /** Occurs exactly once. */
  readonly old_text: string;
  readonly new_text: string;
}

/**
 * Replaces passages of a text one after the other, so that an agent need not send the rest of a page, which it might change by mistake.
 *
 * @throws AppError `invalid_request` for every passage that does not occur, or not once
 */
export const replaceTexts = (text: string, replacements: readonly Replacement[]): string => {
  const problems: ErrorDetail[] = [];
  const replaced = replacements.reduce((before, { old_text: former, new_text: next }, index) => {
    const parts = before.split(former);
    if (parts.length === 2) return parts.join(next);
    const message = parts.length < 2 ? "does not occur in the text" : `occurs ${parts.length - 1} times: add what stands around it`;
    problems.push({ path: `replacements.${index}.old_text`, message });
    return before;
  }, text);
  if (problems.length > 0) throw invalidRequest(problems);
  return replaced;
};
