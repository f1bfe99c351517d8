import { write } from "firebase-functions/logger";
import type { RegisterError } from "../../companies/company-register.ts";

/** Asks an operator to look after a register of companies, or the map. Holds nothing of what was looked for. */
export const logRegisterFailure = (requestId: string, { source, failure }: RegisterError): void => {
  write({ severity: "WARNING", message: "a register of companies gave no answer", request_id: requestId, register: source, failure });
};
