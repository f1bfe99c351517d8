import * as z from "zod";
import type { ListedCompany } from "../data/listed-company.ts";
import { json, type Registry, type RegistryAnswer, type RegistryRequest, sizeOf } from "../wire/fake-registry.ts";

/** A table of a CKAN portal. */
interface Table {
  readonly path: string;
  readonly resourceId: string;
  readonly companies: readonly ListedCompany[];
  readonly toRecord: (unit: ListedCompany, index: number) => Readonly<Record<string, string | number | null>>;
  /** Whether a record matches a text in one of its columns, or in any. */
  readonly matches: (query: string, text: string) => boolean;
  /** The status for queries that the portal does not understand. */
  readonly failureStatus: number;
}

const Columns = z.record(z.string(), z.union([z.string(), z.number()]));

export const datastore = ({ path, resourceId, companies, toRecord, matches, failureStatus }: Table): Registry => {
  const records = companies.map(toRecord);
  const failure = (message: string): RegistryAnswer =>
    json({ help: "", success: false, error: { __type: "Validation Error", message } }, failureStatus);

  return (request: RegistryRequest) => {
    const { query } = request;
    if (request.method !== "GET" || request.path !== path)
      return json({ success: false, error: { __type: "Not Found Error", message: "Not found" } }, 404);
    if (query.get("resource_id") !== resourceId) return failure("Resource was not found.");
    const filters = readColumns(query.get("filters"));
    const byColumn = readColumns(query.get("q"));
    if (filters === undefined || !Object.keys(filters).every((column) => columnsOf(records).has(column))) return failure("filters");
    const text = query.get("q") ?? "";
    const found = records.filter((record) => {
      if (Object.entries(filters).some(([column, value]) => String(record[column]) !== String(value))) return false;
      if (text === "") return true;
      if (text.startsWith("{") && byColumn !== undefined)
        return Object.entries(byColumn).every(([column, value]) => matches(String(value), String(record[column] ?? "")));
      return matches(text, Object.values(record).join(" "));
    });
    const limit = sizeOf(query.get("limit"), 100, 32_000);
    return json({
      help: `https://portal.example${path}?name=datastore_search`,
      success: true,
      result: {
        include_total: true,
        limit,
        records_format: "objects",
        resource_id: resourceId,
        records: found.slice(0, limit),
        fields: [],
        total: found.length,
      },
    });
  };
};

const columnsOf = (records: readonly object[]): ReadonlySet<string> => new Set(Object.keys(records[0] ?? {}));

const readColumns = (text: string | null): Readonly<Record<string, string | number>> | undefined => {
  if (text === null) return {};
  try {
    const parsed: unknown = JSON.parse(text);
    return Columns.safeParse(parsed).data;
  } catch {
    return undefined;
  }
};
