import type { UnknownRecord } from "../src/lib/core/unknown-record.ts";
import type { Header } from "./operation.ts";

/** The parameters of all paths. */
const pathParameters: Readonly<Record<string, string>> = {
  projectId: "Identifier of the project.",
  draftId: "Identifier of the draft.",
};

/** `/projects/:projectId` in the words of OpenAPI: `/projects/{projectId}`. */
export const toTemplate = (path: string): string => path.replaceAll(/:(\w+)/g, "{$1}");

export const toParameters = (path: string, headers: readonly Header[]): readonly UnknownRecord[] => [
  ...[...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => ({
    name,
    in: "path",
    description: requireDescription(name),
    required: true,
    schema: { type: "string", minLength: 1 },
  })),
  ...headers.map((header) => ({ in: "header", ...header })),
];

const requireDescription = (name: string): string => {
  const description = pathParameters[name];
  if (description === undefined) throw new Error(`The contract does not describe the path parameter ${name}`);
  return description;
};
