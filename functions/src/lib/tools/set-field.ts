import * as z from "zod/mini";
import { fieldPaths } from "../onboarding/field-path.ts";
import { looseString, looseStringOrList, required } from "./lenient-args.ts";
import { tool } from "./tool.ts";

const args = z
  .object({
    path: looseString("The field to write.", fieldPaths),
    value: looseStringOrList(
      "What the visitor said, in their own words. An array for languages (BCP 47 tags), products_services and unique_selling_points: all of its entries, not only new ones. " +
        "A name of a voice for voice. Empty to empty the field.",
    ),
  })
  .check(required("path", "value"));

export const setField = tool({
  name: "set_field",
  description:
    "Writes what the visitor says about their company into one field of the brief. Call when they correct something, add something or want it removed. " +
    "Do not call with your own ideas, and not to repeat what is in the brief already.",
  args,
  module: "onboarding",
  load: async () => import("./handlers/set-field.ts"),
});
