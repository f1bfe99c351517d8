import type { FunctionName } from "../src/lib/config/runtime.ts";
import { editDiscard } from "./editDiscard.ts";
import { editOpen } from "./editOpen.ts";
import { editRead } from "./editRead.ts";
import { editSave } from "./editSave.ts";
import { liveSession } from "./liveSession.ts";
import { liveSessionResume } from "./liveSessionResume.ts";
import { liveToolsExecute } from "./liveToolsExecute.ts";
import type { Operation } from "./operation.ts";
import { settingsSite } from "./settingsSite.ts";

/** Every function that people call, in the order of the reference. */
export const operations: Readonly<Record<FunctionName, Operation>> = {
  editOpen,
  editRead,
  editSave,
  editDiscard,
  settingsSite,
  liveSession,
  liveSessionResume,
  liveToolsExecute,
};
