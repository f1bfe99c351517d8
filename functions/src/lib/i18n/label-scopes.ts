import type { Texts, TextScope } from "./texts.ts";

/** What a card shows is translated for languages without a catalogue, each scope as a whole. */
export const labelScopes = ["profile_card", "pronouns"] as const satisfies readonly TextScope[];

export type LabelScope = (typeof labelScopes)[number];

/** The texts of a scope in one language. */
export type Labels<Scope extends LabelScope> = Texts[Scope];

/** Texts by their key, of a scope that is not known when the code is written. */
export type AnyLabels = Readonly<Record<string, string>>;
