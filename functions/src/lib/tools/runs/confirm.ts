import type { RunTool } from "../../domain/live/tool-call.ts";
import { confirm } from "../../domain/onboarding/confirm.ts";
import { onboardingStore } from "../../stores/onboarding-store.ts";

export const run: RunTool<unknown> = async (_args, call) => confirm({ sessions: onboardingStore, now: () => new Date() }, call);
