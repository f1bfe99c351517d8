import { localRegistryKeys } from "../../../fakes/registries/local-registry-keys.ts";
import { localCompaniesHouseKey } from "../../../fakes/registries/sources/britain.ts";
import { localPlacesKey } from "../../../fakes/registries/sources/places.ts";
import type { RegistryName } from "../../../fakes/registries/sources/all-registries.ts";
import { type FakeRegistries, startFakeRegistries } from "../../../fakes/registries/start-fake-registries.ts";
import { type CompanyRegistry, RegistryError, type Places } from "../../../src/lib/companies/company-registry.ts";
import { Spent } from "../../../src/lib/platform/core/spent.ts";
import { googlePlaces } from "../../../src/lib/providers/registries/google-places.ts";
import { australianRegistry } from "../../../src/lib/providers/registries/australia.ts";
import { britishRegistry } from "../../../src/lib/providers/registries/britain.ts";
import { czechRegistry } from "../../../src/lib/providers/registries/czechia.ts";
import { danishRegistry } from "../../../src/lib/providers/registries/denmark.ts";
import { estonianRegistry } from "../../../src/lib/providers/registries/estonia.ts";
import { finnishRegistry } from "../../../src/lib/providers/registries/finland.ts";
import { frenchRegistry } from "../../../src/lib/providers/registries/france.ts";
import { worldRegistry } from "../../../src/lib/providers/registries/gleif.ts";
import { irishRegistry } from "../../../src/lib/providers/registries/ireland.ts";
import { israeliRegistry } from "../../../src/lib/providers/registries/israel.ts";
import { latvianRegistry } from "../../../src/lib/providers/registries/latvia.ts";
import { dutchRegistry } from "../../../src/lib/providers/registries/netherlands.ts";
import { newZealandRegistry } from "../../../src/lib/providers/registries/new-zealand.ts";
import { norwegianRegistry } from "../../../src/lib/providers/registries/norway.ts";
import type { RegistryOptions } from "../../../src/lib/providers/registries/registry-client.ts";
import { singaporeanRegistry } from "../../../src/lib/providers/registries/singapore.ts";
import { slovakRegistry } from "../../../src/lib/providers/registries/slovakia.ts";
import { swissRegistry } from "../../../src/lib/providers/registries/switzerland.ts";

const makers = {
  no: norwegianRegistry,
  fr: frenchRegistry,
  fi: finnishRegistry,
  cz: czechRegistry,
  ee: estonianRegistry,
  il: israeliRegistry,
  sg: singaporeanRegistry,
  ie: irishRegistry,
  sk: slovakRegistry,
  lv: latvianRegistry,
  gleif: worldRegistry,
  gb: britishRegistry,
  dk: danishRegistry,
  nl: dutchRegistry,
  ch: swissRegistry,
  au: australianRegistry,
  nz: newZealandRegistry,
} as const satisfies Readonly<Record<Exclude<RegistryName, "places">, (options: RegistryOptions) => CompanyRegistry>>;

type NationalName = Exclude<keyof typeof makers, "gleif">;

export const isNational = (name: string): name is NationalName => name !== "gleif" && Object.hasOwn(makers, name);

const keys: Readonly<Record<string, string>> = { ...localRegistryKeys, gb: localCompaniesHouseKey };

const optionsAt = <Changes extends Partial<RegistryOptions>>(
  url: string,
  name: RegistryName,
  changes: Changes,
): RegistryOptions & Changes => ({
  origins: () => ({ [name]: `${url}/${name}` }),
  apiKey: (source) => keys[source] ?? "",
  timeLimitMs: 5_000,
  fetch: async (input, init) => fetch(input, init),
  now: () => new Date(),
  ...changes,
});

export const registryAt = (
  { url }: Pick<FakeRegistries, "url">,
  name: keyof typeof makers,
  changes: Partial<RegistryOptions> = {},
): CompanyRegistry => makers[name](optionsAt(url, name, changes));

export const placesAt = (
  { url }: Pick<FakeRegistries, "url">,
  { apiKey = localPlacesKey, ...changes }: Omit<Partial<RegistryOptions>, "apiKey"> & { readonly apiKey?: string } = {},
): Places => googlePlaces({ ...optionsAt(url, "places", changes), apiKey: () => apiKey });

/** The registries of a test file, reset for each of its tests. */
export const theRegistries = (): (() => FakeRegistries) => {
  let registries: FakeRegistries | undefined;
  const running = (): FakeRegistries => {
    if (registries === undefined) throw new Error("the registries are started before the tests");
    return registries;
  };
  before(async () => {
    registries = await startFakeRegistries();
  });
  beforeEach(() => {
    running().control.reset();
  });
  after(async () => running().stop());
  return running;
};

export const never = new AbortController().signal;

export const searched = new Spent("search_company");

export const lookedUp = new Spent("select_company");

/** The error of a registry, or else its result. */
export const failureOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    (value) => value,
    (error: unknown) => (error instanceof RegistryError ? error.failure : error),
  );
