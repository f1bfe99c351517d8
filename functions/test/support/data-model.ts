import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A collection in docs/data-model.md. */
interface DocumentedCollection {
  readonly name: string;
  /** The path of a document, with variables in braces. */
  readonly path: string;
  /** Its top-level fields. */
  readonly fields: readonly string[];
}

const text = readFileSync(join(import.meta.dirname, "../../../docs/data-model.md"), "utf8");

/** A section whose heading is a path, with its table of fields. */
export const documentedCollections: readonly DocumentedCollection[] = text
  .split(/^##+ /m)
  .filter((section) => section.startsWith("`"))
  .map((section) => {
    const path = /^`([^`]+)`/.exec(section)?.[1] ?? "";
    const rows = [...section.matchAll(/^\| (`[^|]*) \|/gm)].map(([, names = ""]) => names);
    return {
      name: path.split("/").at(-2) ?? "",
      path,
      fields: rows.flatMap((names) => [...names.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name)),
    };
  });

export const documentedFields = (name: string): readonly string[] =>
  documentedCollections.filter((collection) => collection.name === name).flatMap(({ fields }) => fields);
