import type { ErrorDetail } from "../core/app-error.ts";

export const languageProblem: ErrorDetail = { path: "language", message: "must be the BCP 47 tag of a language, for example en or pt-BR" };
