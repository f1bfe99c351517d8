/** Compares types for the compiler: what does not hold does not compile. */

/** Fails to compile unless it is given `true`. */
export type Holds<Claim extends true> = Claim;

/** A member that may be missing, as one that cannot: assignability alone overlooks it where only one side has it. */
interface MayBeMissing<Value> {
  readonly mayBeMissing: Value;
}

/** Any other member: an object without an index signature can be given where one is expected. */
interface AnyMember<Value> {
  readonly anyMember: Value;
}

// `string & {}`, which keeps the names of known strings, is an object to the compiler.
type Explicit<Type> = Type extends string
  ? Type
  : Type extends readonly (infer Item)[]
    ? readonly Explicit<Item>[]
    : Type extends object
      ? { readonly [Key in keyof Type]-?: ExplicitMember<Type, Key> }
      : Type;

type ExplicitMember<Type, Key extends keyof Type> = string extends Key
  ? AnyMember<Explicit<Type[Key]>>
  : object extends Pick<Type, Key>
    ? MayBeMissing<Explicit<Type[Key]>>
    : Explicit<Type[Key]>;

type Extends<A, B> = [A] extends [B] ? true : false;

/** Each can be given where the other is expected, and none has a member, required or not, that the other lacks, however deep. */
export type Same<A, B> = Extends<Explicit<A>, Explicit<B>> extends true ? Extends<Explicit<B>, Explicit<A>> : false;

type Not<Claim extends boolean> = Claim extends true ? false : true;

interface Example {
  readonly id: string;
  readonly note?: string;
  readonly parts: readonly { readonly kind: "a" | "b"; readonly size: number | null }[];
}

/** The comparison itself: each line differs from the example in one thing, at the top or further down. */
export type ComparisonProofs = [
  Holds<Same<Example, { id: string; note?: string; parts: { kind: "b" | "a"; size: null | number }[] }>>,
  Holds<Not<Same<Example, Omit<Example, "id">>>>,
  Holds<Not<Same<Example, Omit<Example, "note">>>>,
  Holds<Not<Same<Example, Example & { readonly more: string }>>>,
  Holds<Not<Same<Example, Example & { readonly more?: string }>>>,
  Holds<Not<Same<Example, Omit<Example, "note"> & { readonly note: string }>>>,
  Holds<Not<Same<Example, Omit<Example, "parts"> & { readonly parts: readonly { readonly kind: "a" | "b" }[] }>>>,
  Holds<Not<Same<Example, Omit<Example, "parts"> & { readonly parts: readonly (Example["parts"][number] & { more?: 1 })[] }>>>,
  Holds<Not<Same<Example["parts"][number]["kind"], "a" | "b" | "c">>>,
  Holds<Not<Same<string | null, string>>>,
  Holds<Same<"a" | (string & {}), string>>,
  Holds<Not<Same<{ readonly [member: string]: unknown; readonly id: string }, { readonly id: string }>>>,
  Holds<Same<{ readonly [member: string]: unknown; readonly id: string }, { [member: string]: unknown; id: string }>>,
];
