import { localCompaniesHouseKey } from "../../../fakes/registries/registers/britain.ts";
import { localPlacesKey } from "../../../fakes/registries/registers/places.ts";
import type { RegisterName } from "../../../fakes/registries/registers/all-registers.ts";
import { type Registries, startRegistries } from "../../../fakes/registries/start-registries.ts";
import { type CompanyRegister, RegisterError } from "../../../src/lib/companies/company-register.ts";
import type { Places } from "../../../src/lib/companies/places.ts";
import { googlePlaces } from "../../../src/lib/services/places/google-places.ts";
import { britishRegister } from "../../../src/lib/services/registries/britain.ts";
import { czechRegister } from "../../../src/lib/services/registries/czechia.ts";
import { estonianRegister } from "../../../src/lib/services/registries/estonia.ts";
import { finnishRegister } from "../../../src/lib/services/registries/finland.ts";
import { frenchRegister } from "../../../src/lib/services/registries/france.ts";
import { worldRegister } from "../../../src/lib/services/registries/gleif.ts";
import { irishRegister } from "../../../src/lib/services/registries/ireland.ts";
import { israeliRegister } from "../../../src/lib/services/registries/israel.ts";
import { latvianRegister } from "../../../src/lib/services/registries/latvia.ts";
import { norwegianRegister } from "../../../src/lib/services/registries/norway.ts";
import type { RegisterOptions } from "../../../src/lib/services/registries/register-client.ts";
import { singaporeanRegister } from "../../../src/lib/services/registries/singapore.ts";
import { slovakRegister } from "../../../src/lib/services/registries/slovakia.ts";

const makers = {
  no: norwegianRegister,
  fr: frenchRegister,
  fi: finnishRegister,
  cz: czechRegister,
  ee: estonianRegister,
  il: israeliRegister,
  sg: singaporeanRegister,
  ie: irishRegister,
  sk: slovakRegister,
  lv: latvianRegister,
  gleif: worldRegister,
  gb: (options: RegisterOptions) => britishRegister({ ...options, apiKey: () => localCompaniesHouseKey }),
} as const satisfies Readonly<Record<Exclude<RegisterName, "places">, (options: RegisterOptions) => CompanyRegister>>;

export type NationalName = Exclude<keyof typeof makers, "gleif">;

export const isNational = (name: string): name is NationalName => name !== "gleif" && Object.hasOwn(makers, name);

const optionsAt = (baseUrl: string, changes: Partial<RegisterOptions>): RegisterOptions => ({
  baseUrl: () => baseUrl,
  timeLimitMs: 5_000,
  fetch: async (input, init) => fetch(input, init),
  now: () => new Date(),
  ...changes,
});

export const registerAt = (
  { url }: Pick<Registries, "url">,
  name: keyof typeof makers,
  changes: Partial<RegisterOptions> = {},
): CompanyRegister => makers[name](optionsAt(`${url}/${name}`, changes));

export const placesAt = (
  { url }: Pick<Registries, "url">,
  { apiKey = localPlacesKey, ...changes }: Partial<RegisterOptions> & { readonly apiKey?: string } = {},
): Places => googlePlaces({ ...optionsAt(`${url}/places`, changes), apiKey: () => apiKey });

/** The registers of a test file, as after the start in each of its tests. */
export const theRegistries = (): (() => Registries) => {
  let registries: Registries | undefined;
  const running = (): Registries => {
    if (registries === undefined) throw new Error("the registers are started before the tests");
    return registries;
  };
  before(async () => {
    registries = await startRegistries();
  });
  beforeEach(() => {
    running().control.reset();
  });
  after(async () => running().stop());
  return running;
};

export const never = new AbortController().signal;

/** What went wrong with a register; else what it gave. */
export const failureOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    (value) => value,
    (error: unknown) => (error instanceof RegisterError ? error.failure : error),
  );
