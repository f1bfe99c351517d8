import { randomBytes } from "node:crypto";
import type { Setup } from "../wire/setup.ts";
import type { FieldMask } from "./field-mask.ts";

export interface Token {
  readonly name: string;
  readonly mintedAtMs: number;
  readonly expiresAtMs: number;
  readonly newSessionExpiresAtMs: number;
  /** 0: no limit. */
  readonly uses: number;
  readonly used: number;
  /** The pinned setup; undefined if the token pins none. */
  readonly setup: Setup | undefined;
  readonly mask: FieldMask;
  readonly apiVersion: string;
}

export interface TokenStore {
  readonly mint: (token: Omit<Token, "name" | "used">) => Token;
  readonly find: (name: string) => Token | undefined;
  readonly spend: (name: string) => void;
  readonly list: () => readonly Token[];
  readonly clear: () => void;
}

export function createTokenStore(): TokenStore {
  const tokens = new Map<string, Token>();
  return {
    mint: (token) => {
      const minted = { ...token, name: `auth_tokens/${randomBytes(32).toString("hex")}`, used: 0 };
      tokens.set(minted.name, minted);
      return minted;
    },
    find: (name) => tokens.get(name),
    spend: (name) => {
      const token = tokens.get(name);
      if (token !== undefined) tokens.set(name, { ...token, used: token.used + 1 });
    },
    list: () => [...tokens.values()],
    clear: () => {
      tokens.clear();
    },
  };
}

export const isSpent = ({ uses, used }: Token): boolean => uses > 0 && used >= uses;
