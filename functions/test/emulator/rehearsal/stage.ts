import { openStage } from "../../../scripts/rehearse/open-stage.ts";
import type { Stage } from "../../../scripts/rehearse/rehearse.ts";
import { project } from "../../../scripts/seed/seed-project.ts";
import { voiceControl, voiceControlFor } from "../../support/control-voice.ts";

/** The stack of the tests, as `rehearse --local` finds it. */
export const aStage = async (site: string, sound = false): Promise<Stage> =>
  openStage({ site, sound, project: undefined, files: [], times: 1, json: false }, new AbortController().signal);

const telephony = async (method: string, path: string, body: object): Promise<void> => {
  const { ok, status } = await fetch(`${process.env["LECTERN_TELEPHONY_URL"] ?? ""}/control/${path}`, {
    method,
    body: JSON.stringify(body),
  });
  if (!ok) throw new Error(`${path}: ${status}`);
};

/** Conversations of the demo project: those of other tests go on as they do. */
const service = voiceControlFor(project.live_agent.instructions);

/** Slow enough to be interrupted. */
const speed = 20;

export const fast = async (): Promise<void> => {
  await Promise.all([service.change({ speed }), telephony("PATCH", "settings", { speed })]);
};

/** As before. */
export const slow = async (): Promise<void> => {
  await Promise.all([service.forget(), voiceControl.forgetGenerations()]);
  await telephony("PATCH", "settings", { speed: 1 });
  await telephony("PUT", "phones", { number: project.manager_phone, script: "manual" });
};
