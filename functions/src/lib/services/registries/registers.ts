import { companyLimits } from "../../companies/limits.ts";
import * as params from "../../config/params.ts";
import type { CompanyRegister } from "../../companies/company-register.ts";
import { britishRegister } from "./britain.ts";
import { czechRegister } from "./czechia.ts";
import { estonianRegister } from "./estonia.ts";
import { finnishRegister } from "./finland.ts";
import { frenchRegister } from "./france.ts";
import { worldRegister } from "./gleif.ts";
import { irishRegister } from "./ireland.ts";
import { israeliRegister } from "./israel.ts";
import { latvianRegister } from "./latvia.ts";
import { norwegianRegister } from "./norway.ts";
import type { RegisterOptions } from "./register-client.ts";
import { singaporeanRegister } from "./singapore.ts";
import { slovakRegister } from "./slovakia.ts";

const optionsOf = (url: { readonly value: () => string }): RegisterOptions => ({
  baseUrl: () => url.value(),
  timeLimitMs: companyLimits.registerMs,
  fetch: async (input, init) => fetch(input, init),
  now: () => new Date(),
});

/** One of each in a process: a register that limits us is left alone by all. */
const national: ReadonlyMap<string, CompanyRegister> = new Map([
  ["NO", norwegianRegister(optionsOf(params.registryNoUrl))],
  ["FR", frenchRegister(optionsOf(params.registryFrUrl))],
  ["FI", finnishRegister(optionsOf(params.registryFiUrl))],
  ["CZ", czechRegister(optionsOf(params.registryCzUrl))],
  ["EE", estonianRegister(optionsOf(params.registryEeUrl))],
  ["IL", israeliRegister(optionsOf(params.registryIlUrl))],
  ["SG", singaporeanRegister(optionsOf(params.registrySgUrl))],
  ["IE", irishRegister(optionsOf(params.registryIeUrl))],
  ["SK", slovakRegister(optionsOf(params.registrySkUrl))],
  ["LV", latvianRegister(optionsOf(params.registryLvUrl))],
  ["GB", britishRegister({ ...optionsOf(params.registryGbUrl), apiKey: () => params.readKey(params.companiesHouseApiKey) })],
]);

const world = worldRegister(optionsOf(params.gleifApiUrl));

/** The registers that know companies of a country: its own, where there is one that can be asked, and that of the world. */
export const registersOf = (country: string): readonly CompanyRegister[] => {
  const own = national.get(country);
  return own === undefined ? [world] : [own, world];
};
