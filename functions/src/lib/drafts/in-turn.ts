import { createTurns } from "../core/write-conflict.ts";

/** Changes of drafts in this process: those of one draft take turns. */
export const inTurn = createTurns();
