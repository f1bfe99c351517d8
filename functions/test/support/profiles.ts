import * as z from "zod";
import { firestore } from "./admin-app.ts";
import type { Fields } from "./projects.ts";
import type { ToolResult } from "../../answers/tool-result.ts";
import { callTool, requireCard, toolResult } from "./tools.ts";
import type { Visitor } from "./visitors.ts";

/** Stored profiles, and the tool that changes them. */

export const tell = async (visitor: Visitor, args: object = {}, base?: string): Promise<ToolResult> =>
  toolResult(await callTool(visitor, "update_profile", args, base === undefined ? {} : { base }));

/** A stored user, and the time of the last write, to the microsecond. */
export const storedUser = async ({ uid }: Visitor): Promise<{ readonly fields: Fields; readonly updateTime: string }> => {
  const record = await firestore.doc(`users/${uid}`).get();
  return { fields: record.data() ?? {}, updateTime: `${record.updateTime?.seconds ?? 0}.${record.updateTime?.nanoseconds ?? 0}` };
};

export const storedProfile = async (visitor: Visitor): Promise<Fields> =>
  z.record(z.string(), z.unknown()).parse((await storedUser(visitor)).fields["profile"]);

export const cardOf = (answer: ToolResult) => requireCard(answer, "profile_card");
