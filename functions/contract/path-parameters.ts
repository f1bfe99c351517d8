import type { UnknownRecord } from "../src/lib/platform/core/unknown-record.ts";
import { parameterSchemas } from "./json-schema.ts";
import type { Header, QueryNotes } from "./operation.ts";

/** The parameters of all paths. */
const pathParameters: Readonly<Record<string, string>> = {
  projectId: "ID of the project.",
  docId: "ID of the live page or the draft.",
  draftId: "ID of the draft.",
  uid: "ID of the person, from Firebase Authentication.",
  invitationId: "ID of the invitation: the part of its link before the full stop.",
  keyId: "ID of the key.",
  itemId: "ID of a message, a missed call or a question.",
  versionId: "ID of the version.",
};

/** `/projects/:projectId` in the words of OpenAPI: `/projects/{projectId}`. */
export const toTemplate = (path: string): string => path.replaceAll(/:(\w+)/g, "{$1}");

export const toParameters = (path: string, query: QueryNotes | undefined, headers: readonly Header[]): readonly UnknownRecord[] => [
  ...[...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => ({
    name,
    in: "path",
    description: requireDescription(name),
    required: true,
    schema: { type: "string", minLength: 1 },
  })),
  ...(query === undefined ? [] : toQueryParameters(query)),
  ...headers.map((header) => ({ in: "header", ...header })),
];

const toQueryParameters = ({ schema, fields }: QueryNotes): readonly UnknownRecord[] =>
  Object.entries(parameterSchemas(schema)).map(([name, form]) => {
    const description = fields[name];
    if (description === undefined) throw new Error(`The contract does not describe the query parameter ${name}`);
    return { name, in: "query", description, required: false, schema: form };
  });

const requireDescription = (name: string): string => {
  const description = pathParameters[name];
  if (description === undefined) throw new Error(`The contract does not describe the path parameter ${name}`);
  return description;
};
