import { profileStore } from "../../profile/store.ts";
import { answer } from "../../answers/questions/answer.ts";
import { teamItemStore } from "../../answers/questions/store.ts";
import type { AnswerPorts } from "../../answers/questions/read-out.ts";
import type { RunTool } from "../../conversations/tool-calls/tool-call.ts";

const ports: AnswerPorts = {
  items: teamItemStore,
  getProfile: profileStore.getProfile,
  speakPhone: async (phone) => (await import("../../profile/parse-phone.ts")).speakPhone(phone),
};

interface AnswerToolArgs {
  readonly question_id?: string | undefined;
  readonly answer?: string | undefined;
  readonly skip: boolean;
  readonly close: boolean;
}

export const run: RunTool<AnswerToolArgs> = async ({ question_id: itemId = "", answer: text, skip, close }, call) =>
  answer(ports, { itemId, text, skip, close }, call);
