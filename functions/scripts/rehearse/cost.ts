import { prices } from "../../bench/prices.ts";
import type { Scenario } from "./scenario.ts";
import type { RehearsalOptions } from "./options.ts";

/** 20 s per turn, with question, lookup and answer. */
const minutesPerTurn = 1 / 3;

/** Printed before anything is done. */
export const describeCost = (
  scenarios: readonly Pick<Scenario, "talk" | "turns">[],
  { project, times }: Pick<RehearsalOptions, "project" | "times">,
): string => {
  const talks = `${scenarios.length * times} ${scenarios.length * times === 1 ? "conversation" : "conversations"}`;
  if (project === undefined) return `${talks} with the stack on this machine: nothing is paid for.`;
  // The greeting counts as a turn.
  const turns = scenarios.reduce((sum, scenario) => sum + 1 + (scenario.talk?.length ?? scenario.turns), 0) * times;
  const dollars = turns * minutesPerTurn * prices.voice.perMinute;
  return `${talks} with the real voice service, of ${turns} turns in all: about ${dollars.toFixed(2)} USD, by ${prices.asOf}.`;
};
