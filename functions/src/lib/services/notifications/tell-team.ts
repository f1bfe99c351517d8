import { toStackTrace } from "../../log/describe-error.ts";
import { operatorLog } from "../../log/write-operator-log.ts";

/**
 * Sends a team's notices at once. Nobody waits for it, and nothing depends on it: what does not leave now, because the process ends or gets
 * no more time, leaves with the next run of the sweep.
 */
export const tellTeam = (projectId: string): void => {
  void tell(projectId).catch((error: unknown) => {
    const data = { sweep: "notices", stack_trace: toStackTrace(error) };
    operatorLog({ severity: "ERROR", message: "a sweep failed", project: projectId, outcome: "failed", data });
  });
};

const tell = async (projectId: string): Promise<void> => {
  const [{ tellSoon }, { sendingPorts }] = await Promise.all([import("../../notifications/send-notices.ts"), import("./sending-ports.ts")]);
  await tellSoon(sendingPorts, projectId);
};
