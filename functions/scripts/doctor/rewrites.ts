import * as z from "zod";
import { readFirebaseConfig } from "../stack/firebase-config.ts";

const Rewrites = z.array(z.object({ source: z.string(), function: z.object({ functionId: z.string() }) }));

/** The path of a function below Hosting; parameters get a name that does not exist. Undefined if no rewrite leads to it. */
export const pathOf = (name: string): string | undefined =>
  Rewrites.parse(readFirebaseConfig().hosting["rewrites"])
    .find((rewrite) => rewrite.function.functionId === name)
    ?.source.replaceAll("*", "doctor-none");
