import type * as z from "zod";
import { createFaultPlan, type FaultPlan } from "../../server/fault-plan.ts";
import { createLog, type Log } from "../../server/log.ts";
import { createSettings } from "../../server/settings.ts";
import { defaultSettings, Settings, SettingsChanges } from "../settings.ts";
import { TranslationFault } from "./faults.ts";
import { actOf, type ControlRoutes, nothing, routeOf } from "../../server/control-path.ts";

/** A received request without its token, and the status of its answer. */
interface SeenRequest {
  readonly method: string;
  readonly path: string;
  /** The project that is billed, from the header; undefined without the header. */
  readonly userProject: string | undefined;
  readonly hasToken: boolean;
  /** Parsed if it is JSON, otherwise the text. */
  readonly body: unknown;
  /** 0 if the answer was incomplete; undefined before it is sent. */
  readonly status: number | undefined;
}

/** Everything that tests and people can do to the fake. The HTTP control path offers the same. */
export interface TranslationControl {
  /** The newest 1000. */
  readonly requests: () => readonly SeenRequest[];
  /** Requests for this target language. */
  readonly requestsFor: (target: string) => readonly SeenRequest[];
  readonly settings: () => Settings;
  readonly changeSettings: (changes: SettingsChanges) => Settings;
  readonly fail: (fault: TranslationFault) => void;
  /** Restores the initial state. */
  readonly reset: () => void;
}

/** The state that the server works with. */
export interface TranslationState {
  readonly control: TranslationControl;
  readonly faults: FaultPlan<TranslationFault, z.output<typeof TranslationFault>>;
  readonly requests: Log<SeenRequest>;
}

export const createTranslationState = (initial: SettingsChanges): TranslationState => {
  const settings = createSettings<Settings, SettingsChanges>({ schema: Settings, defaults: defaultSettings, initial });
  const faults = createFaultPlan(TranslationFault);
  const requests = createLog<SeenRequest>();
  return {
    faults,
    requests,
    control: {
      requests: requests.list,
      requestsFor: (target) => requests.list().filter(({ body }) => JSON.stringify(body).includes(`"targetLanguageCode":"${target}"`)),
      settings: settings.now,
      changeSettings: settings.change,
      fail: faults.add,
      reset: () => {
        for (const { clear } of [faults, requests]) clear();
        settings.reset();
      },
    },
  };
};

const route = routeOf<TranslationControl>();
const act = actOf<TranslationControl>();

/** Method and path of each control action. A route's return value is the answer; undefined becomes `{}`. */
export const translationRoutes: ControlRoutes<TranslationControl> = new Map([
  ["GET /control/requests", route(nothing, (control) => ({ requests: control.requests() }))],
  ["GET /control/settings", route(nothing, (control) => control.settings())],
  ["PATCH /control/settings", route(SettingsChanges, (control, changes) => control.changeSettings(changes))],
  ["POST /control/faults", act(TranslationFault, ({ fail }) => fail)],
  ["POST /control/reset", act(nothing, ({ reset }) => reset)],
]);
