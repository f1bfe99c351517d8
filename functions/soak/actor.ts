import type { TelephonyControl } from "../fakes/telephony/control/telephony-control.ts";
import type { Client } from "./client.ts";
import type { Fleet } from "./fleet.ts";
import type { SoakLedger } from "./ledger.ts";
import type { Finding } from "./result.ts";
import type { Ground, Person, Site } from "./sites.ts";

/** What all actors share. */
export interface World extends Ground {
  readonly client: Client;
  readonly ledger: SoakLedger;
  readonly telephony: TelephonyControl;
  /** The address of a function's process, for requests that no gateway would forward. */
  readonly hostOf: Fleet["hostOf"];
  readonly found: (finding: Finding) => void;
}

/** Somebody who does one thing after another on one site. */
export interface Actor {
  readonly world: World;
  readonly site: Site;
  readonly person: Person;
  /** Numbers from 0 to 1, identical in every run with the same seed. */
  readonly roll: () => number;
  /** Words that occur in no other text. */
  readonly marker: () => string;
}

/** One of the values at random. */
export function pick<Value>(roll: () => number, values: readonly Value[]): Value {
  const value = values[Math.floor(roll() * values.length)];
  if (value === undefined) throw new Error("nothing to choose from");
  return value;
}

/** One of the values at random, by weight. */
export function weighted<Value>(roll: () => number, choices: readonly (readonly [number, Value])[]): Value {
  return pick(
    roll,
    choices.flatMap(([weight, value]) => Array.from({ length: weight }, () => value)),
  );
}
