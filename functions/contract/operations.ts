import type { FunctionName } from "../src/lib/platform/config/runtime.ts";
import { comments, commentsList } from "./comments.ts";
import { commentsChange } from "./commentsChange.ts";
import { docsList } from "./docsList.ts";
import { docsPreview } from "./docsPreview.ts";
import { docsPublish } from "./docsPublish.ts";
import { docsRead } from "./docsRead.ts";
import { docsUnpublish } from "./docsUnpublish.ts";
import { docsVersion } from "./docsVersion.ts";
import { docsVersions } from "./docsVersions.ts";
import { editDiscard } from "./editDiscard.ts";
import { editOpen } from "./editOpen.ts";
import { editRead } from "./editRead.ts";
import { editSave } from "./editSave.ts";
import { editPresence } from "./editPresence.ts";
import { editVersion } from "./editVersion.ts";
import { editVersions } from "./editVersions.ts";
import { inboxChange } from "./inboxChange.ts";
import { inboxList } from "./inboxList.ts";
import { invitation } from "./invitation.ts";
import { keys, keysList } from "./keys.ts";
import { keysRevoke } from "./keysRevoke.ts";
import { liveSession } from "./liveSession.ts";
import { liveFeedback } from "./liveFeedback.ts";
import { liveSessionResume } from "./liveSessionResume.ts";
import { liveToolsExecute } from "./liveToolsExecute.ts";
import type { Operation } from "./operation.ts";
import { mediaRemove } from "./mediaRemove.ts";
import { mediaList, mediaUpload } from "./mediaUpload.ts";
import { people, peopleRead } from "./people.ts";
import { peopleChange } from "./peopleChange.ts";
import { projectsList } from "./projectsList.ts";
import { settingsSite, settingsSiteRead } from "./settingsSite.ts";
import { siteAgent } from "./siteAgent.ts";
import { sitePage } from "./sitePage.ts";
import { sitePages } from "./sitePages.ts";
import { statisticsRead } from "./statisticsRead.ts";
import { templatesList } from "./templatesList.ts";

/** One with two methods has two. */
type OperationName =
  | FunctionName
  | "settingsSiteRead"
  | "commentsList"
  | "keysList"
  | "mediaList"
  | "peopleRead"
  | "siteAgent"
  | "sitePage"
  | "sitePages";

/** Every function that people call, in the order of the reference. */
export const operations: Readonly<Record<OperationName, Operation>> = {
  editOpen,
  editRead,
  editSave,
  editDiscard,
  editVersions,
  editVersion,
  editPresence,
  commentsList,
  comments,
  commentsChange,
  docsPublish,
  docsUnpublish,
  docsPreview,
  mediaList,
  mediaUpload,
  mediaRemove,
  docsList,
  docsRead,
  docsVersions,
  docsVersion,
  templatesList,
  projectsList,
  settingsSiteRead,
  settingsSite,
  inboxList,
  inboxChange,
  statisticsRead,
  peopleRead,
  people,
  peopleChange,
  invitation,
  keysList,
  keys,
  keysRevoke,
  siteAgent,
  sitePages,
  sitePage,
  liveSession,
  liveFeedback,
  liveSessionResume,
  liveToolsExecute,
};
