import type { Modality, ModalityTokens, UsageMetadata } from "../wire/server-message.ts";
import type { Content } from "../wire/setup.ts";

/** One contribution to a conversation. */
export interface Entry {
  readonly role: "user" | "model" | "tool";
  readonly text: string;
  readonly modality: Modality;
  readonly tokens: number;
  /** The answer of a tool. */
  readonly response?: Readonly<Record<string, unknown>>;
}

/** Everything that was said, oldest first. Immutable, so that a handle can keep its state of the conversation. */
export type History = readonly Entry[];

/** Audio costs 25 tokens per second, in and out: https://ai.google.dev/gemini-api/docs/tokens (2026-09). */
export const audioTokens = (audioMs: number): number => Math.ceil(audioMs / 40);

/** About four characters of English per token. */
const textTokens = (text: string): number => Math.ceil(text.length / 4);

export const spokenEntry = (role: "user" | "model", text: string, audioMs: number): Entry => ({
  role,
  text,
  modality: "AUDIO",
  tokens: audioTokens(audioMs),
});

export const writtenEntry = (role: "user" | "model", text: string): Entry => ({ role, text, modality: "TEXT", tokens: textTokens(text) });

export const contentEntry = ({ role, parts = [] }: Content): Entry =>
  writtenEntry(role === "model" ? "model" : "user", parts.map(({ text = "" }) => text).join(""));

export const toolEntry = (text: string, response: Readonly<Record<string, unknown>>): Entry => ({
  role: "tool",
  text,
  modality: "TEXT",
  tokens: textTokens(JSON.stringify(response)),
  response,
});

/** What a turn costs: the whole context before it once more, and what it added. */
export function usageOf(context: History, response: History): UsageMetadata {
  const promptTokenCount = sumOf(context);
  const responseTokenCount = sumOf(response);
  return {
    promptTokenCount,
    responseTokenCount,
    totalTokenCount: promptTokenCount + responseTokenCount,
    promptTokensDetails: byModality(context),
    responseTokensDetails: byModality(response),
  };
}

const sumOf = (entries: History): number => entries.reduce((sum, { tokens }) => sum + tokens, 0);

const byModality = (entries: History): readonly ModalityTokens[] =>
  (["TEXT", "AUDIO"] as const)
    .map((modality) => ({ modality, tokenCount: sumOf(entries.filter((entry) => entry.modality === modality)) }))
    .filter(({ tokenCount }) => tokenCount > 0);
