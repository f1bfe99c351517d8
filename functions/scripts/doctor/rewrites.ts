import { readFirebaseConfig } from "../../local/stack/firebase-config.ts";

/** The path of a function at Hosting, with the name of nothing in place of parameters. Undefined if no rewrite leads to it. */
export const pathOf = (name: string): string | undefined =>
  readFirebaseConfig()
    .hosting.rewrites.find((rewrite) => rewrite.function.functionId === name)
    ?.source.replaceAll("*", "doctor-none");
