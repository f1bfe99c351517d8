import type * as z from "zod";
import type { UnknownRecord } from "../src/lib/platform/core/unknown-record.ts";
import type { Endpoint } from "../src/lib/platform/http/endpoint.ts";
import type { AnswerOf } from "../answers/answer-of.ts";
import type { ErrorCode, ErrorDetail } from "../answers/error-body.ts";
import type { Tag } from "./tags.ts";

/** A header of a request or of an answer. */
export interface Header {
  readonly name: string;
  readonly description: string;
  readonly required: boolean;
  readonly schema: UnknownRecord;
  readonly example: string;
}

/** One situation in which an endpoint does not do what it was asked for. */
export interface Refusal {
  readonly code: ErrorCode;
  /** A sentence for the reference. */
  readonly when: string;
  /** What the answer says, for example. */
  readonly error: string;
  readonly details?: readonly ErrorDetail[];
  /** Name of its response in the contract, for a refusal that many operations share. */
  readonly sharedAs?: string;
}

/** Who may call, and how callers are refused. */
export interface Access {
  readonly headers: readonly Header[];
  readonly refusals: readonly Refusal[];
}

/** What the reference says of a body beside the schema that the endpoint checks it with. */
export interface RequestNotes {
  /** The members of the body. */
  readonly fields: Readonly<Record<string, string>>;
  /** Rules that the schema checks in code, in JSON Schema. */
  readonly rules?: UnknownRecord;
  /** Bodies by name. */
  readonly examples: Readonly<Record<string, object>>;
  /** Whether a request may have no body. */
  readonly isOptional?: boolean;
}

/** What the reference says of the parameters after the question mark. */
export interface QueryNotes {
  /** The one that the endpoint checks them with. */
  readonly schema: z.core.$ZodType;
  readonly fields: Readonly<Record<string, string>>;
}

/** The answer of an endpoint that did what it was asked for. */
export interface AnswerForm<Schema extends z.core.$ZodType = z.core.$ZodType> {
  /** Named in the contract by the `id` of its metadata, as are the parts of it that have one. */
  readonly schema: Schema;
  readonly headers: readonly Header[];
}

export interface Operation<Schema extends z.core.$ZodType = z.core.$ZodType> {
  /** Method, path and schema of the request come from the function itself, which answers in the form of the schema. */
  readonly endpoint: Endpoint<unknown, AnswerOf<Schema>> | Endpoint<unknown, unknown, AnswerOf<Schema>>;
  /** At an address of two methods, the one that is not the endpoint's own. */
  readonly method?: Endpoint["method"];
  readonly tag: Tag;
  readonly summary: string;
  readonly description: string;
  readonly access: Access;
  readonly headers: readonly Header[];
  /** Undefined for an endpoint without a body. */
  readonly request: RequestNotes | undefined;
  /** Of an endpoint whose body is a file. */
  readonly file?: { readonly types: readonly string[]; readonly description: string };
  readonly query?: QueryNotes;
  readonly answer: AnswerForm<Schema>;
  /** Answers by name. */
  readonly examples: Readonly<Record<string, AnswerOf<Schema>>>;
  /** What the endpoint's own work refuses. The refusals of the request pipeline are added for all. */
  readonly refusals: readonly Refusal[];
}

type Optional = "headers" | "request" | "refusals";

type Described<Schema extends z.core.$ZodType> = Omit<Operation<Schema>, Optional> & Partial<Pick<Operation<Schema>, Optional>>;

/** An operation whose function and examples have the type of its answer, by default without headers, a body and refusals of its own. */
export const operation = <Schema extends z.core.$ZodType>({
  headers = [],
  request,
  refusals = [],
  ...described
}: Described<Schema>): Operation<Schema> => ({ ...described, headers, request, refusals });
