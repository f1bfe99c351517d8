import { once } from "node:events";
import { createServer } from "node:http";
import { startFakeStorage } from "../../../fakes/storage/start-fake-storage.ts";
import { localVoiceKey } from "../../../fakes/voice/settings.ts";
import { startFakeVoice } from "../../../fakes/voice/start-fake-voice.ts";
import { anAgent, type TestAgent } from "../../support/agents.ts";
import { startInstance } from "../../support/instances.ts";
import { aLivePage, aProject, aSlug, type Fields, type Project } from "../../support/projects.ts";

const png = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==", "base64");

/** The Internet, as a forward proxy shows it. */
const aWeb = async () => {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "", "http://none.example").pathname;
    if (path === "/a.png") response.setHeader("Content-Type", "image/png").end(png);
    else if (path === "/inside") response.writeHead(302, { Location: "http://169.254.169.254/token" }).end();
    else if (path === "/page") response.setHeader("Content-Type", "text/html").end("<p>");
    else if (path === "/large") response.setHeader("Content-Type", "image/png").end(Buffer.concat([png, Buffer.alloc(9 * 1024 * 1024)]));
    else response.writeHead(404).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return { server, url: `http://127.0.0.1:${typeof address === "object" ? (address?.port ?? 0) : 0}` };
};

/** A site and an agent with all scopes. */
export interface AgentStage {
  readonly project: Project;
  readonly agent: TestAgent;
  /** A live page about bread. */
  readonly aPage: (fields?: Fields) => Promise<{ readonly id: string; readonly slug: string }>;
}

/** Everything that the tools reach, with a new project for each stage. */
export const aTheatre = async () => {
  const [storage, voice, web] = await Promise.all([startFakeStorage({ buckets: ["pictures"] }), startFakeVoice(), aWeb()]);
  const instance = await startInstance("mcp", {
    STORAGE_API_URL: storage.url,
    MEDIA_BUCKET: "pictures",
    GEMINI_API_URL: voice.url,
    GEMINI_API_KEY: localVoiceKey,
    WEB_PROXY_URL: web.url,
    PUBLIC_BASE_URL: "https://lectern.example",
  });
  return {
    aStage: async (): Promise<AgentStage> => {
      const project = await aProject({ site_url: "https://bakery.example" });
      const agent = await anAgent(instance.url, project.id, undefined, "Opening hours");
      const aPage = async (fields: Fields = {}) => {
        const slug = aSlug();
        const page = { slug, metadata: { title: "Bread", slug }, content: "A loaf costs 40 kroner.\n\nRolls cost 8.", ...fields };
        return { id: await aLivePage(project, page), slug };
      };
      return { project, agent, aPage };
    },
    stop: async (): Promise<void> => {
      web.server.close();
      await Promise.all([instance.stop(), storage.stop(), voice.stop()]);
    },
  };
};
