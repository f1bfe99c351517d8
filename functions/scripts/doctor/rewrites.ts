import { readFirebaseConfig } from "../stack/firebase-config.ts";

/** The path of a function below Hosting; parameters get a name that does not exist. Undefined if no rewrite leads to it. */
export const pathOf = (name: string): string | undefined =>
  readFirebaseConfig()
    .hosting.rewrites.find((rewrite) => rewrite.function.functionId === name)
    ?.source.replaceAll("*", "doctor-none");
