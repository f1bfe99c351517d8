import type { Check } from "./check.ts";
import { backups } from "./deployment/backups.ts";
import { clock } from "./deployment/clock.ts";
import { commit } from "./deployment/commit.ts";
import { editing } from "./deployment/editing.ts";
import { embed } from "./deployment/embed.ts";
import { functionsAnswer } from "./deployment/functions-answer.ts";
import { hostingPages } from "./deployment/hosting-pages.ts";
import { indexes } from "./deployment/indexes.ts";
import { rules } from "./deployment/rules.ts";
import { speed } from "./deployment/speed.ts";
import { ttl } from "./deployment/ttl.ts";

/** In the order in which those of a group run. The first one measures a function that nobody has called yet. */
export const allChecks: readonly Check[] = [
  speed,
  functionsAnswer,
  commit,
  hostingPages,
  embed,
  editing,
  rules,
  indexes,
  ttl,
  backups,
  clock,
];
