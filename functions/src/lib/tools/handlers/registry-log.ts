import { write } from "firebase-functions/logger";
import type { RegistryError } from "../../companies/company-registry.ts";

/** Asks an operator to look after a company registry, or the map. Holds nothing of what was looked for. */
export const logRegistryFailure = (requestId: string, { source, failure }: RegistryError): void => {
  write({ severity: "WARNING", message: "a company registry gave no answer", request_id: requestId, registry: source, failure });
};
