import type { SiteSettings } from "../../contract/answers/site-settings.ts";
import { projectTeam } from "../lib/auth/guards.ts";
import { isPublishing } from "../lib/platform/config/params.ts";
import { endpoint } from "../lib/platform/http/endpoint.ts";
import type { Answer } from "../lib/platform/http/reply.ts";
import { parseFields } from "../lib/platform/http/query.ts";
import { requestLimits } from "../lib/platform/http/limits.ts";
import { jsonBody } from "../lib/platform/http/request-body.ts";
import { operatorLog } from "../lib/platform/log/write-operator-log.ts";
import { SettingsChange } from "../lib/projects/settings-fields.ts";
import { draftLimits } from "../lib/pages/drafts/limits.ts";
import { settingsStore } from "../lib/notifications/settings/store.ts";
import { showSettings, updateSettings } from "../lib/projects/update-settings.ts";
import { BudgetsQuery, showBudgets } from "../lib/projects/show-budgets.ts";

const ports = {
  store: settingsStore,
  log: operatorLog,
  parsePhone: async (text: string) => (await import("../lib/projects/diallable-phone.ts")).parseDiallablePhone(text),
  findLivePages: async (projectId: string, slug: string) => {
    const { listStore } = await import("../lib/pages/lists/store.ts");
    const { documents } = await listStore.listDocuments(projectId, { slug, visibility: "live", limit: draftLimits.mostListedDocuments });
    return documents.map(({ id }) => id);
  },
};

/** Shows and changes the project owner's settings: where the voice agent appears, how it speaks, who is called and notified. */
export const settingsSite = endpoint({
  name: "settingsSite",
  method: "PATCH",
  path: "/api/projects/:projectId/settings/site",
  guard: projectTeam,
  body: jsonBody(SettingsChange, requestLimits.settingsBodyBytes),
  prefetch: async () => undefined,
  handle: async ({ body }, { access }): Promise<Answer<SiteSettings>> => ({
    body: { ...(await updateSettings(ports, access, body)), publishing: isPublishing() },
  }),
  get: async ({ at, query }, { access: { project } }): Promise<Answer<SiteSettings>> => {
    const { budgets } = parseFields(BudgetsQuery, query);
    const shown = { ...showSettings(project), publishing: isPublishing() };
    if (budgets === undefined) return { body: shown };
    // The usage stores are loaded only when usage is requested.
    const { findUse } = await import("../lib/transfers/use-record.ts");
    return { body: { ...shown, budgets: showBudgets(project, await findUse({ projectId: project.id, at })) } };
  },
});
