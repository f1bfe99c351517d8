import type { SiteSettings } from "../../answers/site-settings.ts";
import { projectTeam } from "../lib/auth/guards.ts";
import { isPublishing } from "../lib/platform/config/params.ts";
import { endpoint } from "../lib/platform/http/endpoint.ts";
import type { Answer } from "../lib/platform/http/reply.ts";
import { parseIfMatch } from "../lib/platform/http/request-headers.ts";
import { parseFields } from "../lib/platform/http/query.ts";
import { requestLimits } from "../lib/platform/http/limits.ts";
import { jsonBody } from "../lib/platform/http/request-body.ts";
import { operatorLog } from "../lib/platform/log/write-operator-log.ts";
import { SettingsChange } from "../lib/projects/settings-fields.ts";
import { draftLimits } from "../lib/pages/drafts/limits.ts";
import { listSettingsVersions } from "../lib/projects/list-settings-versions.ts";
import type { Project } from "../lib/projects/project.ts";
import { settingsTag } from "../lib/projects/kept-settings.ts";
import { settingsStore } from "../lib/notifications/settings/store.ts";
import { projectStore } from "../lib/projects/store.ts";
import { showSettings, updateSettings } from "../lib/projects/update-settings.ts";
import { SettingsQuery, showBudgets } from "../lib/projects/show-budgets.ts";

const ports = {
  store: settingsStore,
  people: projectStore,
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
  handle: async ({ at, caller: { uid: by }, body: sent, header }, { access }): Promise<Answer<SiteSettings>> => {
    const { body, tag } = await updateSettings(ports, access, { sent, by, at, expected: parseIfMatch(header("If-Match")) });
    return { body: { ...body, ...decidedFor(access.project) }, tag };
  },
  get: async ({ at, query }, { access: { project, role } }): Promise<Answer<SiteSettings>> => {
    const asked = parseFields(SettingsQuery, query);
    const shown = { ...showSettings(project, role), ...decidedFor(project) };
    const [budgets, versions] = await Promise.all([
      asked.budgets && findBudgets(project, at),
      asked.versions && listSettingsVersions(projectStore, await settingsStore.listVersions(project.id)),
    ]);
    return { body: { ...shown, ...(versions && { versions }), ...(budgets && { budgets }) }, tag: settingsTag(project.writeToken) };
  },
});

/** What operators have decided. */
const decidedFor = ({ modules }: Project) => ({ publishing: isPublishing(), voice_enabled: modules.voice });

/** The usage stores are loaded only when usage is requested. */
const findBudgets = async (project: Project, at: Date) => {
  const { findUse } = await import("../lib/transfers/use-record.ts");
  return showBudgets(project, await findUse({ projectId: project.id, at }));
};
