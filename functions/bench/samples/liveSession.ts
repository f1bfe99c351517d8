import type { Operation } from "../sample.ts";
import { startSession } from "../sessions.ts";

export const operations: readonly Operation[] = [{ name: "start a voice session", prepare: startSession }];
