import type { Request } from "firebase-functions/v2/https";

/** Read from the raw body, because form parsers interpret some names. */
export type FormFields = Readonly<Record<string, string>>;

/** The platform sets no `rawBody` if it read nothing. */
export const readFields = ({ rawBody }: Omit<Request, "rawBody"> & { readonly rawBody?: Buffer }): FormFields =>
  Object.fromEntries(new URLSearchParams(rawBody?.toString("utf8") ?? ""));
