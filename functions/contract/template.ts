import * as z from "zod";
import { fieldTypes } from "../src/lib/pages/drafts/template-rules.ts";

const option = z.union([z.string(), z.looseObject({ value: z.string(), label: z.string() })]);

const templateField = z
  .looseObject({
    key: z.string().describe("The key in the metadata."),
    label: z.string(),
    type: z
      .union([z.enum(fieldTypes), z.string()])
      .describe("What its values are. Values of types that another program has made up are not checked."),
    required: z.exactOptional(z.boolean()).describe("A draft may lack it, a live page may not."),
    options: z.exactOptional(z.array(option)).describe("Values of a `select` or `multiselect`."),
    max_length: z.exactOptional(z.number()).describe("Unicode code points."),
  })
  .meta({ id: "TemplateField", description: "A field of the editor's form." });

export const templateId = z.string().describe("Identifier of the template.");

export const template = z
  .looseObject({ id: templateId, name: z.string(), fields: z.array(templateField) })
  .meta({ id: "Template", description: "A template as operators write it, with whatever else they keep there." });

/** Nothing of a template is left out or changed on its way, whoever stored it. */
export const foreignTemplate = z
  .looseObject({ id: templateId })
  .meta({ id: "ForeignTemplate", description: "A template that another program stored in another form." });

/** What a list says of a template. */
export const templateSummary = z
  .strictObject({
    id: templateId,
    name: z.string().describe("Empty if another program has left it out."),
    fields: z.array(templateField).describe("Without those that lack a key, a label or a type: no form can show them."),
  })
  .meta({ id: "TemplateSummary" });

export const exampleTemplate: z.output<typeof templateSummary> = {
  id: "article",
  name: "Article",
  fields: [
    { key: "title", label: "Title", type: "text", required: true, max_length: 120 },
    { key: "published_on", label: "Published on", type: "date" },
  ],
};
