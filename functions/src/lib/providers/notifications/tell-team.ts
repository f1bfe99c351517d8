import { ignoreExpected } from "../../platform/core/app-error.ts";
import { toStackTrace } from "../../platform/log/describe-error.ts";
import { operatorLog } from "../../platform/log/write-operator-log.ts";
import { notificationLimits } from "../../notifications/limits.ts";

/**
 * Sends a team's notices at once, without being awaited. What is not sent now, because the process ends or gets no CPU time, is sent by the
 * next run of the sweep.
 */
export const tellTeam = (projectId: string): void => {
  void tell(projectId).catch((error: unknown) => {
    const data = { sweep: "notices", stack_trace: toStackTrace(error) };
    operatorLog({ severity: "ERROR", message: "a sweep failed", project: projectId, outcome: "failed", data });
  });
};

const tell = async (projectId: string): Promise<void> => {
  const [{ sendNotices }, { sendingPorts }] = await Promise.all([
    import("../../notifications/send-notices.ts"),
    import("./sending-ports.ts"),
  ]);
  // Outages are left to the sweep, which also reports them.
  await sendNotices(sendingPorts, projectId, AbortSignal.timeout(notificationLimits.sendMs)).catch(ignoreExpected);
};
