import * as z from "zod";

/**
 * The indexes that a Firestore query needs besides the automatic ones of every field, and whether the project has them.
 * https://firebase.google.com/docs/firestore/query-data/index-overview
 */

const fieldRef = z.object({ fieldPath: z.string() });

/** An enum value. On the wire it may be a number: https://github.com/googleapis/googleapis/blob/master/google/firestore/v1/query.proto */
const word = (words: readonly string[]) => z.preprocess((value) => (typeof value === "number" ? words[value] : value), z.enum(words));

const Operator = word([
  "UNSPECIFIED",
  "LESS_THAN",
  "LESS_THAN_OR_EQUAL",
  "GREATER_THAN",
  "GREATER_THAN_OR_EQUAL",
  "EQUAL",
  "NOT_EQUAL",
  "ARRAY_CONTAINS",
  "IN",
  "ARRAY_CONTAINS_ANY",
  "NOT_IN",
]);
const UnaryOperator = word(["UNSPECIFIED", "", "IS_NAN", "IS_NULL", "IS_NOT_NAN", "IS_NOT_NULL"]);
const Direction = word(["UNSPECIFIED", "ASCENDING", "DESCENDING"]);
const Conjunction = word(["", "AND"]);

const FieldFilter = z.object({ fieldFilter: z.object({ field: fieldRef, op: Operator }) });
const UnaryFilter = z.object({ unaryFilter: z.object({ field: fieldRef, op: UnaryOperator }) });
const CompositeFilter = z.object({ compositeFilter: z.object({ op: Conjunction, filters: z.array(z.union([FieldFilter, UnaryFilter])) }) });

/** Filters that are not supported here, such as OR, fail: they need their own rule. */
export const StructuredQuery = z.object({
  from: z.tuple([z.object({ collectionId: z.string(), allDescendants: z.boolean().default(false) })]),
  where: z.optional(z.union([CompositeFilter, FieldFilter, UnaryFilter])),
  orderBy: z.array(z.object({ field: fieldRef, direction: Direction.default("ASCENDING") })).default([]),
});

type StructuredQuery = z.infer<typeof StructuredQuery>;

const Scope = z.enum(["COLLECTION", "COLLECTION_GROUP"]);

const IndexField = z.object({ fieldPath: z.string(), order: z.optional(z.string()), arrayConfig: z.optional(z.string()) });

export const IndexFile = z.object({
  indexes: z.array(z.object({ collectionGroup: z.string(), queryScope: Scope, fields: z.array(IndexField) })),
  fieldOverrides: z.array(
    z.object({
      collectionGroup: z.string(),
      fieldPath: z.string(),
      indexes: z.array(
        z.object({ queryScope: Scope.default("COLLECTION"), order: z.optional(z.string()), arrayConfig: z.optional(z.string()) }),
      ),
    }),
  ),
});

type IndexFile = z.infer<typeof IndexFile>;

interface Part {
  readonly fieldPath: string;
  /** `EQUAL`, or the required order of the index. */
  readonly mode: string;
}

/** What the query needs and the project lacks, in words; empty if it can run. */
export const findMissingIndexes = (query: StructuredQuery, file: IndexFile): readonly string[] => {
  const [{ collectionId, allDescendants }] = query.from;
  const scope = allDescendants ? "COLLECTION_GROUP" : "COLLECTION";
  const parts = partsOf(query);
  const canMerge = parts.every(({ mode }) => mode === "EQUAL") || new Set(parts.map(({ fieldPath }) => fieldPath)).size === 1;
  if (!canMerge) {
    const has = file.indexes.some(
      (index) => index.collectionGroup === collectionId && index.queryScope === scope && serves(index.fields, parts),
    );
    return has ? [] : [`${collectionId} (${scope}): ${parts.map(({ fieldPath, mode }) => `${fieldPath} ${mode}`).join(", ")}`];
  }
  return parts
    .filter((part) => !hasOwnIndex(file, { ...part, collectionId, scope }))
    .map(({ fieldPath }) => `${collectionId} (${scope}): ${fieldPath}`);
};

const partsOf = ({ where, orderBy }: StructuredQuery): readonly Part[] => {
  const filters = where === undefined ? [] : "compositeFilter" in where ? where.compositeFilter.filters : [where];
  const filtered = filters.map((filter): Part => {
    const { field, op } = "fieldFilter" in filter ? filter.fieldFilter : filter.unaryFilter;
    return { fieldPath: field.fieldPath, mode: toMode(op) };
  });
  const ordered = orderBy.map(({ field, direction }): Part => ({ fieldPath: field.fieldPath, mode: direction }));
  const ranges = filtered.filter(({ fieldPath, mode }) => mode !== "ASCENDING" || !ordered.some((order) => order.fieldPath === fieldPath));
  return [...ranges, ...ordered]
    .filter(({ fieldPath }) => fieldPath !== "__name__")
    .toSorted((a, b) => Number(b.mode === "EQUAL") - Number(a.mode === "EQUAL"));
};

const toMode = (op: string): string => {
  if (op === "EQUAL" || op === "IN" || op === "IS_NULL" || op === "IS_NAN") return "EQUAL";
  return op.startsWith("ARRAY_CONTAINS") ? "CONTAINS" : "ASCENDING";
};

/** Equality fields come first, in any order and direction; the others in the query's order. */
const serves = (fields: readonly z.infer<typeof IndexField>[], parts: readonly Part[]): boolean => {
  const named = fields.filter(({ fieldPath }) => fieldPath !== "__name__");
  const equal = parts.filter(({ mode }) => mode === "EQUAL").map(({ fieldPath }) => fieldPath);
  const rest = parts.slice(equal.length);
  return (
    named.length === parts.length &&
    named.slice(0, equal.length).every(({ fieldPath }) => equal.includes(fieldPath)) &&
    rest.every(({ fieldPath, mode }, position) => {
      const field = named[equal.length + position];
      return field?.fieldPath === fieldPath && (field.order ?? field.arrayConfig) === mode;
    })
  );
};

interface Wanted extends Part {
  readonly collectionId: string;
  readonly scope: string;
}

/** Every field has an automatic index in its collection, unless an override of it, of its parent map, or of all fields disables it. */
const hasOwnIndex = (file: IndexFile, wanted: Wanted): boolean => {
  const override = file.fieldOverrides
    .filter(
      ({ collectionGroup, fieldPath }) =>
        collectionGroup === wanted.collectionId && (fieldPath === "*" || `${wanted.fieldPath}.`.startsWith(`${fieldPath}.`)),
    )
    .toSorted((a, b) => Number(a.fieldPath === "*") - Number(b.fieldPath === "*") || b.fieldPath.length - a.fieldPath.length)[0];
  if (override === undefined) return wanted.scope === "COLLECTION";
  return override.indexes.some(({ queryScope, order }) => queryScope === wanted.scope && ["EQUAL", order].includes(wanted.mode));
};
