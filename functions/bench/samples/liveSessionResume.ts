import type { Operation } from "../sample.ts";
import { startSession } from "../sessions.ts";

export const operations: readonly Operation[] = [{ name: "resume a voice session", why: "the same as a start", prepare: startSession }];
