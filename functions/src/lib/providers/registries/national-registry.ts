import { aCompany, type Company, type Source } from "../../companies/company.ts";
import type { CompanyQuery, CompanyRegistry } from "../../companies/company-registry.ts";
import { type NumberFormat, numberFormats } from "../../companies/number-formats.ts";
import { readCompanies, registryClient, type RegistryOptions, type RegistryRequest, requireRegistryKey } from "./registry-client.ts";

export interface NationalRegistry {
  /** The country code in lower case. */
  readonly source: Source;
  /** Without a trailing slash. */
  readonly origin: string;
  /** The registry requires a key. */
  readonly needsKey?: true;
  readonly headers?: (key: string) => Readonly<Record<string, string>>;
  readonly byName: (query: CompanyQuery, key: string) => RegistryRequest;
  /** Tried in turn until one is not answered with an `absent` status. */
  readonly byNumber: (number: string, key: string) => readonly RegistryRequest[];
  readonly records: (answer: unknown) => unknown;
  readonly read: (record: unknown) => CompanyRecord;
  /** Whether it covers every company with such a number. Default: true. */
  readonly hasAll?: (number: string) => boolean;
}

/** Undefined for a record without a number or a name. */
interface CompanyRecord extends Partial<Omit<Company, "name" | "country" | "source" | "registryId">> {
  readonly number: string | undefined;
  readonly name: string | undefined;
}

export const nationalRegistry =
  ({ source, origin, needsKey, headers = () => ({}), hasAll = () => true, ...registry }: NationalRegistry) =>
  (options: RegistryOptions): CompanyRegistry => {
    const { ask } = registryClient({ ...options, source, origin });
    const country = source.toUpperCase();
    const { scheme } = requireFormat(country);
    const read = (record: unknown): Company | undefined => {
      const { number, name, ...rest } = registry.read(record);
      return number === undefined || name === undefined
        ? undefined
        : aCompany({ ...rest, name, country, registryId: `${scheme}:${number}`, source });
    };
    const getKey = (): string => (needsKey === true ? requireRegistryKey(options, source) : "");
    const find = async (request: RegistryRequest, signal: AbortSignal): Promise<readonly Company[] | undefined> => {
      const answer = await ask({ headers: headers(getKey()), ...request }, signal);
      return answer === undefined ? undefined : readCompanies(source, registry.records(answer), read);
    };
    return {
      source,
      isNational: true,
      knows: (id) => id.scheme === scheme,
      hasAll: (id) => id.scheme === scheme && hasAll(id.value),
      search: async (query, signal) => (await find(registry.byName(query, getKey()), signal)) ?? [],
      findById: async ({ value }, signal) => {
        for (const request of registry.byNumber(value, getKey())) {
          const companies = await find(request, signal);
          if (companies !== undefined) return companies.find(({ registryId }) => registryId === `${scheme}:${value}`) ?? "not_found";
        }
        return "not_found";
      },
    };
  };

const requireFormat = (country: string): NumberFormat => {
  const format = numberFormats.get(country);
  if (format === undefined) throw new Error(`The numbers of companies in ${country} have no known format`);
  return format;
};

/** RFC 7617, from `user:password`. */
export const basicAuthorization = (credentials: string): string => `Basic ${Buffer.from(credentials).toString("base64")}`;
