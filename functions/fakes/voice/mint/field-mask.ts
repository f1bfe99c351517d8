import * as z from "zod";
import { isRecord } from "../../../src/lib/platform/core/unknown-record.ts";
import { Setup } from "../wire/setup.ts";

/** The paths of a field mask, each of one or two names, in camelCase. */
export type FieldMask = readonly string[];

export const readFieldMask = (text: string): FieldMask =>
  text
    .split(",")
    .filter((path) => path !== "")
    .map((path) => path.replaceAll(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase()));

export const invalidMask = "field_mask is invalid for BidiGenerateContentSetup";
export const uncoveredFields = "BidiGenerateContentSetup contains fields that are not specified in field_mask";

/** Why Google refuses this mask for this setup, or undefined. */
export function findMaskViolation(mask: FieldMask, setup: Setup): string | undefined {
  if (!mask.every(isSetupPath)) return invalidMask;
  if (mask.length > 0 && !Object.entries(setup).every(([name, value]) => isCovered(name, value, mask))) return uncoveredFields;
  return undefined;
}

const isSetupPath = (path: string): boolean => {
  const [name = "", part, ...rest] = path.split(".");
  const field = childOf(Setup, name);
  return field !== undefined && (part === undefined || (rest.length === 0 && childOf(field, part) !== undefined));
};

/** The type of a field of a message. */
const childOf = (type: unknown, name: string): unknown => {
  const unwrapped: unknown = type instanceof z.ZodOptional ? type.unwrap() : type;
  if (!(unwrapped instanceof z.ZodPipe) || !(unwrapped.out instanceof z.ZodObject)) return undefined;
  const fields: Readonly<Record<string, unknown>> = unwrapped.out.shape;
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
};

const isCovered = (name: string, value: unknown, mask: FieldMask): boolean =>
  mask.includes(name) ||
  (isRecord(value) && Object.keys(value).length > 0 && Object.keys(value).every((part) => mask.includes(`${name}.${part}`)));
