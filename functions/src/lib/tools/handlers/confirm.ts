import type { RunTool } from "../../conversations/tool-calls/tool-call.ts";
import { confirm } from "../../onboarding/confirm.ts";
import { onboardingStore } from "../../onboarding/store.ts";

export const run: RunTool<unknown> = async (_args, call) => confirm({ sessions: onboardingStore, now: () => new Date() }, call);
