import { agentTools } from "../../src/lib/mcp/agent-tools.ts";
import { storeKey } from "./api-keys.ts";
import { marks, type Sent, spoiled } from "./marked-requests.ts";
import { aForeignDraft, aSlug, type Project } from "./projects.ts";

const { name, phone, words, token } = marks;

/** Calls of every tool for agents, with words about people in their arguments, and spoiled ones. */
export const agentCalls = async (project: Project): Promise<readonly Sent[]> => {
  const { key } = await storeKey(project.id, { name });
  const headers = { "Content-Type": "application/json", Authorization: `Bearer ${key}`, "X-API-Key": token };
  const draftId = await aForeignDraft(project, { slug: aSlug(), content: words, metadata: { name, phone } });
  const args = {
    draftId,
    docId: draftId,
    words,
    question: words,
    slug: aSlug(),
    language: "en",
    url: `https://${name}.example/${phone}`,
    answer: words,
  };
  const messages = agentTools.map((tool) => ({
    jsonrpc: "2.0",
    id: name,
    method: "tools/call",
    params: { name: tool.name, arguments: args },
  }));
  const sent = messages.map((message) => ({ method: "POST", path: "/mcp", headers, body: JSON.stringify(message) }));
  return [...sent, ...sent.slice(0, 1).flatMap(spoiled)];
};
