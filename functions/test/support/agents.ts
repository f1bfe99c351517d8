import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { CallToolResultSchema } from "@modelcontextprotocol/sdk/types.js";
import { expect } from "chai";
import * as z from "zod";
import { agentAnswers, type AgentAnswer, type AgentToolName } from "../../answers/agents.ts";
import type { Scope } from "../../answers/keys.ts";
import { errorCodes } from "../../answers/error-body.ts";
import { storeKey } from "./api-keys.ts";

/** A program that works with a key, by the official client. */
export interface TestAgent extends AsyncDisposable {
  readonly keyId: string;
  readonly key: string;
  readonly client: Client;
  /** The answer of a tool that did what it was asked for, in the form of the contract. */
  readonly use: <Name extends AgentToolName>(name: Name, args?: object) => Promise<AgentAnswer<Name>>;
  /** What a tool says when it does not. */
  readonly refusal: (name: string, args?: object) => Promise<string>;
}

type Readers = { readonly [Name in AgentToolName]: { readonly parse: (answer: unknown) => AgentAnswer<Name> } };

const readers: Readers = agentAnswers;

const said = (content: z.infer<typeof CallToolResultSchema>["content"]): string =>
  content.map((part) => (part.type === "text" ? part.text : "")).join("\n");

export const connect = async (base: string, key: string): Promise<Client> => {
  const client = new Client({ name: "tests", version: "1.0.0" });
  const transport = new StreamableHTTPClientTransport(new URL(`${base}/mcp`), {
    requestInit: { headers: { Authorization: `Bearer ${key}` } },
  });
  await client.connect(transport);
  return client;
};

export const anAgent = async (base: string, projectId: string, scopes?: readonly Scope[], name = "A program"): Promise<TestAgent> => {
  const { keyId, key } = await storeKey(projectId, { name, ...(scopes && { scopes }) });
  const client = await connect(base, key);
  // The client checks answers only of tools that it has listed.
  await client.listTools();
  const call = async (tool: string, args: object) =>
    CallToolResultSchema.parse(await client.callTool({ name: tool, arguments: { ...args } }));
  return {
    keyId,
    key,
    client,
    use: async (tool, args = {}) => {
      const { isError, structuredContent, content } = await call(tool, args);
      expect(isError, said(content)).to.equal(undefined);
      const data = readers[tool].parse(structuredContent);
      // Clients that know no structured content read the same as text.
      const [, shown = ""] = content.map((part) => (part.type === "text" ? part.text : ""));
      expect(JSON.parse(shown.split("\n")[1] ?? "")).to.deep.equal(structuredContent);
      return data;
    },
    refusal: async (tool, args = {}) => {
      const { isError, content, structuredContent } = await call(tool, args);
      expect(isError, said(content)).to.equal(true);
      expect(structuredContent).to.equal(undefined);
      return said(content);
    },
    [Symbol.asyncDispose]: async () => client.close(),
  };
};

const Facts = z.object({ code: z.enum(errorCodes), details: z.array(z.object({ path: z.string(), message: z.string() })) });

/** The facts in what a tool says when it refuses. */
export const factsIn = (refusal: string): z.infer<typeof Facts> => Facts.parse(JSON.parse(refusal.split("\n")[1] ?? ""));
