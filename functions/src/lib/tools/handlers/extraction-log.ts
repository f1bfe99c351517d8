import { write } from "firebase-functions/logger";
import type { ModelFailure } from "../../core/model-failure.ts";

/** Asks an operator to look after the language model that companies are looked up with. Holds nothing about a person or a company. */
export const logModelFailure = (failure: ModelFailure): void => {
  write({ severity: "WARNING", message: "the language model for companies failed", failure });
};
