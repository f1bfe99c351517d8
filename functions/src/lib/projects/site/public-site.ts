import type { addressPatterns as listedPatterns, OwnSettings, publishers as listedPublishers } from "../../../../answers/site-settings.ts";

export const addressPatterns: typeof listedPatterns = ["/{slug}", "/{language}/{slug}"];

export const publishers: typeof listedPublishers = ["managers", "admins"];

/** How the site shows the pages, and who publishes them. */
export type PublicSite = Pick<OwnSettings, "public_pages" | "address_pattern" | "home_slug" | "menu" | "accent" | "publishers">;

/** `#rrggbb`, in lower case. */
export const parseColour = (text: string): string | undefined => (/^#[\da-f]{6}$/i.test(text) ? text.toLowerCase() : undefined);
