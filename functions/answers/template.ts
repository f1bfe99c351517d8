import * as z from "zod";
import type { AnswerOf } from "./answer-of.ts";

const fieldTypes = [
  ...(["text", "string", "textarea", "markdown", "richtext", "url", "email", "image", "color"] as const),
  ...(["number", "boolean", "date", "datetime", "select", "multiselect", "tags"] as const),
] as const;

/** What Lectern checks the values of. */
export type FieldType = (typeof fieldTypes)[number];

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
    private: z.exactOptional(z.boolean()).describe("Visitors never see it, not even where anyone may read the pages."),
  })
  .meta({ id: "TemplateField", description: "A field of the editor's form." });

export type TemplateField = AnswerOf<typeof templateField>;

export const templateId = z.string().describe("ID of the template.");

const template = z
  .looseObject({ id: templateId, name: z.string(), fields: z.array(templateField) })
  .meta({ id: "Template", description: "A template as operators write it, with whatever else they keep there." });

/** Nothing of a template is left out or changed on its way, whoever stored it. */
const foreignTemplate = z
  .looseObject({ id: templateId })
  .meta({ id: "ForeignTemplate", description: "A template that another program stored in another form." });

/** What a page and a draft say of their template. */
export const shownTemplate = z
  .union([template, foreignTemplate, z.null()])
  .describe("The whole template, for the editor's form. `null` if it no longer exists.");

export type ShownTemplate = AnswerOf<typeof shownTemplate>;

/** What a list says of a template. */
const templateSummary = z
  .strictObject({
    id: templateId,
    name: z.string().describe("Empty if another program has left it out."),
    fields: z.array(templateField).describe("Without those that lack a key, a label or a type: no form can show them."),
  })
  .meta({ id: "TemplateSummary" });

export type TemplateSummary = AnswerOf<typeof templateSummary>;

export const templateList = z.strictObject({ templates: z.array(templateSummary) }).meta({ id: "TemplateList" });

export type TemplateList = AnswerOf<typeof templateList>;
