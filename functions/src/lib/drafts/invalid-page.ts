import { AppError, type ErrorDetail } from "../core/app-error.ts";

export const languageProblem: ErrorDetail = { path: "language", message: "must be the BCP 47 tag of a language, for example en or pt-BR" };

/** What a page cannot have: found only beside what is stored, because what is stored already may stay. */
export const invalidPage = (details: readonly ErrorDetail[]): AppError => {
  const [first, ...more] = details;
  const summary = first === undefined ? "" : `: ${first.path} ${first.message}`;
  return new AppError("invalid_request", `The request is not valid${summary}${more.length > 0 ? `, and ${more.length} more` : ""}.`, {
    details,
  });
};
