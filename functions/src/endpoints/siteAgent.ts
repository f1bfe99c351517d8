import * as z from "zod/mini";
import { learnLanguages, siteFactsStore } from "../lib/answers/knowledge/store.ts";
import { AppError } from "../lib/platform/core/app-error.ts";
import { webApiKey } from "../lib/platform/config/params.ts";
import { publicRead } from "../lib/platform/http/public-read.ts";
import { showAgent } from "../lib/projects/show-agent.ts";
import { projectStore } from "../lib/projects/store.ts";

/** Says where the voice agent appears on a site, to the script that every page of the site loads. */
export const siteAgent = publicRead({
  name: "siteAgent",
  path: "/api/sites/:projectId/agent",
  query: z.object({}),
  read: async ({ parameters: { projectId } }) => {
    const [project, { languages }] = await Promise.all([projectStore.findProject(projectId), siteFactsStore.findFacts(projectId)]);
    if (project === undefined) throw new AppError("not_found", "There is no such project.");
    const learnt = languages === undefined ? await learnLanguages(projectId) : undefined;
    await learnt?.remembered;
    return showAgent(project, { languages: languages ?? learnt?.languages, webApiKey: webApiKey.value().trim() });
  },
});
