import * as z from "zod/mini";
import { isAttended } from "../projects/manager-hours.ts";
import { mayTransfer } from "../projects/project.ts";
import { tool } from "./tool.ts";

export const transferToManager = tool({
  name: "transfer_to_manager",
  description:
    "Puts the visitor through to a person of the team by phone, or tells how that stands. Call when the visitor asks for a person or wants to be called through, " +
    "when they agree to it, and when they ask what became of it. Do not call because you cannot answer something: offer it first. After it said how a transfer " +
    "ended, call it again only if the visitor wants another try.",
  args: z.object({}),
  isOffered: ({ project, role, at }) => {
    const { managerPhone, managerHours, timeZone } = project;
    return mayTransfer(project, role) && managerPhone !== undefined && isAttended(managerHours, timeZone, at);
  },
  goesOn: true,
  load: async () => import("./handlers/transfer-to-manager.ts"),
});
