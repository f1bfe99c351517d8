import type { Queue } from "@lectern/client/autosave";

/** Whether the service has, or may have, a new page by now: one that is begun again, in another language, would be a second one. */
export const mayBeStored = ({ phase, unanswered }: Pick<Queue, "phase" | "unanswered">): boolean =>
  phase.kind === "saving" || unanswered.length > 0;
