import type { Registry } from "../wire/fake-registry.ts";
import { australian } from "./australia.ts";
import { british } from "./britain.ts";
import { czech } from "./czechia.ts";
import { danish } from "./denmark.ts";
import { estonian } from "./estonia.ts";
import { finnish } from "./finland.ts";
import { french } from "./france.ts";
import { gleif } from "./gleif.ts";
import { dutch } from "./netherlands.ts";
import { newZealander } from "./new-zealand.ts";
import { norwegian } from "./norway.ts";
import { googleMap } from "./places.ts";
import { irish, israeli, latvian, singaporean } from "./portals.ts";
import { slovak } from "./slovakia.ts";
import { swiss } from "./switzerland.ts";

/** The registries by the first segment of their paths in the fake. The rest is the real registry's path. */
export const registries = {
  no: norwegian,
  fr: french,
  fi: finnish,
  cz: czech,
  ee: estonian,
  il: israeli,
  sg: singaporean,
  ie: irish,
  sk: slovak,
  lv: latvian,
  gb: british,
  dk: danish,
  nl: dutch,
  ch: swiss,
  au: australian,
  nz: newZealander,
  gleif,
  places: googleMap,
} as const satisfies Readonly<Record<string, Registry>>;

export type RegistryName = keyof typeof registries;

export const isRegistryName = (name: string): name is RegistryName => Object.hasOwn(registries, name);
