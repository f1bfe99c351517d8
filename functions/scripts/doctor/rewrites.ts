import * as z from "zod";
import { readFirebaseConfig } from "../stack/firebase-config.ts";

const Rewrites = z.array(z.object({ source: z.string(), function: z.object({ functionId: z.string() }) }));

/** The address of a function below Hosting, with a name that nothing has where one is needed. Undefined: Hosting does not lead to it. */
export const pathOf = (name: string): string | undefined =>
  Rewrites.parse(readFirebaseConfig().hosting["rewrites"])
    .find((rewrite) => rewrite.function.functionId === name)
    ?.source.replaceAll("*", "doctor-none");
