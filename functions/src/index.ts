/**
 * The table of deployed functions: one line each, named as its file in `endpoints/` or `schedules/`.
 *
 * An instance serves the one function that FUNCTION_TARGET names and loads only that, which shortens its cold start. Without a target, all
 * are loaded: deployment reads the options of every function.
 */

export const closeTransfers = served("closeTransfers");
export const comments = served("comments");
export const commentsChange = served("commentsChange");
export const docsList = served("docsList");
export const docsPreview = served("docsPreview");
export const docsPublish = served("docsPublish");
export const docsRead = served("docsRead");
export const docsUnpublish = served("docsUnpublish");
export const docsVersion = served("docsVersion");
export const docsVersions = served("docsVersions");
export const editDiscard = served("editDiscard");
export const editOpen = served("editOpen");
export const editRead = served("editRead");
export const editSave = served("editSave");
export const editPresence = served("editPresence");
export const editVersion = served("editVersion");
export const editVersions = served("editVersions");
export const inboxChange = served("inboxChange");
export const inboxList = served("inboxList");
export const invitation = served("invitation");
export const keys = served("keys");
export const keysRevoke = served("keysRevoke");
export const statisticsRead = served("statisticsRead");
export const liveFeedback = served("liveFeedback");
export const liveSession = served("liveSession");
export const liveSessionResume = served("liveSessionResume");
export const liveToolsExecute = served("liveToolsExecute");
export const mcp = served("mcp");
export const mediaRead = served("mediaRead");
export const mediaRemove = served("mediaRemove");
export const mediaUpload = served("mediaUpload");
export const people = served("people");
export const peopleChange = served("peopleChange");
export const previewPage = served("previewPage");
export const projectsList = served("projectsList");
export const runDue = served("runDue");
export const settingsSite = served("settingsSite");
export const siteAgent = served("siteAgent");
export const siteHtml = served("siteHtml");
export const sitePage = served("sitePage");
export const sitePages = served("sitePages");
export const telephonyEvents = served("telephonyEvents");
export const telephonyVoice = served("telephonyVoice");
export const templatesList = served("templatesList");

function served(name: string): unknown {
  const target = process.env["FUNCTION_TARGET"];
  if (target !== undefined && target !== "" && target !== name) return undefined;

  // Not `await import()`: a top-level await in this module stops the Functions emulator.
  const load: (path: string) => Readonly<Record<string, unknown>> = require;
  return load(`./endpoints/${name}.cjs`)[name];
}
