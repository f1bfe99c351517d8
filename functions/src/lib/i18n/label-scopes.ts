import type { Texts, TextScope } from "./texts.ts";

/** The labels of a card, which are translated for languages without a catalogue, one whole scope at a time. */
export const labelScopes = ["profile_card", "pronouns"] as const satisfies readonly TextScope[];

export type LabelScope = (typeof labelScopes)[number];

/** The strings of a scope in one language. */
export type Labels<Scope extends LabelScope> = Texts[Scope];

/** Strings by key, for a scope that is only known at run time. */
export type AnyLabels = Readonly<Record<string, string>>;
