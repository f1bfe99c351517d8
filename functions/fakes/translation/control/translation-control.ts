import { changeSettings, defaultSettings, type Settings, type SettingsChanges } from "../settings.ts";
import { Fault } from "./faults.ts";

/** A request as it came, and what was answered. The token is left out. */
interface SeenRequest {
  readonly method: string;
  readonly path: string;
  /** Who pays, by its header; undefined when there is none. */
  readonly userProject: string | undefined;
  readonly hasToken: boolean;
  /** JSON when it is that, else the text. */
  readonly body: unknown;
  /** 0 when there was no whole answer; undefined as long as there is none yet. */
  readonly status: number | undefined;
}

/** Everything that tests and people at the keyboard can do to the service. The HTTP control path does the same. */
export interface TranslationControl {
  /** The newest 1000. */
  readonly requests: () => readonly SeenRequest[];
  /** Requests that asked for this language. */
  readonly requestsFor: (target: string) => readonly SeenRequest[];
  readonly settings: () => Settings;
  readonly changeSettings: (changes: SettingsChanges) => Settings;
  readonly fail: (fault: Fault) => void;
  /** As after the start. */
  readonly reset: () => void;
}

/** What the server works with. */
export interface Premises {
  readonly control: TranslationControl;
  readonly nextFault: () => ReturnType<typeof Fault.parse>["fault"] | undefined;
  /** Puts a request on record. The function that it returns puts down what was answered. */
  readonly record: (request: Omit<SeenRequest, "status">) => (status: number) => void;
}

const longestLog = 1_000;

export const createPremises = (initial: SettingsChanges): Premises => {
  const firstSettings = changeSettings(defaultSettings, initial);
  let settings = firstSettings;
  let planned: readonly { readonly fault: ReturnType<typeof Fault.parse>["fault"]; left: number }[] = [];
  let seen: readonly { readonly request: Omit<SeenRequest, "status">; status: number | undefined }[] = [];
  const requests = (): readonly SeenRequest[] => seen.map(({ request, status }) => ({ ...request, status }));
  const control: TranslationControl = {
    requests,
    requestsFor: (target) => requests().filter(({ body }) => JSON.stringify(body).includes(`"targetLanguageCode":"${target}"`)),
    settings: () => settings,
    changeSettings: (changes) => (settings = changeSettings(settings, changes)),
    fail: (wanted) => {
      const { fault, times = Infinity } = Fault.parse(wanted);
      planned = [...planned, { fault, left: times }];
    },
    reset: () => {
      settings = firstSettings;
      planned = [];
      seen = [];
    },
  };
  return {
    control,
    nextFault: () => {
      const [first] = planned;
      if (first === undefined) return undefined;
      first.left -= 1;
      planned = planned.filter(({ left }) => left > 0);
      return first.fault;
    },
    record: (request) => {
      const entry: { readonly request: Omit<SeenRequest, "status">; status: number | undefined } = { request, status: undefined };
      seen = [...seen, entry].slice(-longestLog);
      return (status) => {
        entry.status = status;
      };
    },
  };
};
