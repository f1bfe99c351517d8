import type * as z from "zod";

/** What a schema describes, for code that fills or reads it and changes nothing of it. */
export type AnswerOf<Schema extends z.core.$ZodType> = DeepReadonly<z.output<Schema>>;

type DeepReadonly<Value> = Value extends object ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> } : Value;
