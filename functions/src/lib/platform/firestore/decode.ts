import { Timestamp } from "firebase-admin/firestore";
import { isRecord, type UnknownRecord } from "../core/unknown-record.ts";
import { shorten } from "../core/text.ts";
import { firestoreLimits } from "./limits.ts";

/** Readers of stored fields. Other programs write to the same collections, so a field may be missing or have any type. */

export const asText = (value: unknown): string => (typeof value === "string" ? value : "");

export const asOptionalText = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

/** A text in a list. Other programs may have stored one of any length. */
export const asListed = (value: unknown): string | null =>
  typeof value === "string" ? shorten(value, firestoreLimits.listedCharacters) : null;

export const asCount = (value: unknown): number => (Number.isSafeInteger(value) ? Number(value) : 0);

export const asRecord = (value: unknown): UnknownRecord => (isRecord(value) ? value : {});

export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Without empty ones. */
export const asTexts = (value: unknown): readonly string[] =>
  asList(value)
    .map(asText)
    .filter((text) => text !== "");

export const asOptionalDate = (value: unknown): Date | undefined => (value instanceof Timestamp ? value.toDate() : undefined);

export const asDate = (value: unknown): Date => asOptionalDate(value) ?? new Date(0);

export const asMember = <const Member extends string>(members: readonly Member[], value: unknown): Member | undefined =>
  members.find((member) => member === value);
