import type { LocalStack } from "../../../scripts/rehearse/local-stack.ts";
import { openStage } from "../../../scripts/rehearse/open-stage.ts";
import type { Stage } from "../../../scripts/rehearse/rehearse.ts";
import { voiceControl } from "../../support/control-voice.ts";

/** Slow enough to be interrupted. */
const speed = 20;

/** The tests' stack, as `rehearse --local` finds it, with a voice service that is faster in these conversations only. */
export const aStage = async (site: string): Promise<Stage> => {
  const options = { site, sound: false, project: undefined, files: [], times: 1, json: false, team: false };
  const stage = await openStage(options, new AbortController().signal);
  const { local } = stage;
  const direct: LocalStack["direct"] = async (token, lines) => {
    await voiceControl.adjust({ speed }, { token });
    await local?.direct(token, lines);
  };
  return { ...stage, local: local && { ...local, direct } };
};
