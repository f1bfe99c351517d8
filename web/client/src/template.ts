import type { TemplateField, Template } from "./contract.ts";
import { isObject } from "./decode.ts";

/** Whether a template has Lectern's form: other programs may store any. */
export const isTemplate = (template: unknown): template is Template =>
  isObject(template) &&
  typeof template["name"] === "string" &&
  Array.isArray(template["fields"]) &&
  template["fields"].every(isTemplateField);

const isTemplateField = (field: unknown): field is TemplateField =>
  isObject(field) &&
  ["key", "label", "type"].every((member) => typeof field[member] === "string") &&
  isOptional(field["required"], "boolean") &&
  isOptional(field["max_length"], "number") &&
  (field["options"] === undefined || (Array.isArray(field["options"]) && field["options"].every(isOption)));

const isOptional = (value: unknown, type: "boolean" | "number"): boolean => value === undefined || typeof value === type;

const isOption = (option: unknown): option is NonNullable<TemplateField["options"]>[number] =>
  typeof option === "string" || (isObject(option) && typeof option["value"] === "string" && typeof option["label"] === "string");
