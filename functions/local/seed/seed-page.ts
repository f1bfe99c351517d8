import type { templates } from "./seed-project.ts";

/** A page of the demo project. */
export interface Page {
  readonly id: string;
  readonly slug: string;
  readonly template: keyof typeof templates;
  readonly metadata: Readonly<Record<string, string | number | boolean | readonly string[]>>;
  readonly content: string;
}
