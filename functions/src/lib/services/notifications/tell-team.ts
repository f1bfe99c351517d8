import { toStackTrace } from "../../log/describe-error.ts";
import { operatorLog } from "../../log/write-operator-log.ts";

/**
 * Sends at once what a team is to be told. Nobody waits for it, and nothing depends on it: what does not leave now, because the process ends
 * or is given no more time, leaves with the next run of the schedule.
 */
export const tellTeam = (projectId: string): void => {
  void tell(projectId).catch((error: unknown) => {
    const data = { sweep: "notices", stack_trace: toStackTrace(error) };
    operatorLog({ severity: "ERROR", message: "a sweep failed", project: projectId, outcome: "failed", data });
  });
};

/** Loaded when somebody is told: no other request needs it. */
const tell = async (projectId: string): Promise<void> => {
  const [{ tellSoon }, { sendingPorts }] = await Promise.all([import("../../notifications/send-notices.ts"), import("./sending-ports.ts")]);
  await tellSoon(sendingPorts, projectId);
};
