import * as z from "zod";
import { isRegisterName, type RegisterName } from "../registers/all-registers.ts";

export type RegistryFault = z.input<typeof RegistryFault>;

/** What is made to go wrong at one register, or at all of them. */
export const RegistryFault = z.strictObject({
  register: z.string().refine(isRegisterName, "is no register").optional(),
  fault: z.enum(["malformed", "html", "empty", "other", "429", "500", "503", "403", "hang", "slow", "cut", "huge"]),
  /** So many times; without it until the reset. */
  times: z.int().positive().optional(),
  /** For 429: the `Retry-After`, in seconds. */
  retryAfterSec: z.int().nonnegative().optional(),
  /** For `slow`. */
  delayMs: z.int().nonnegative().default(2_000),
});

export type PlannedFault = z.output<typeof RegistryFault>;

/** A request as it came, and what was answered. Keys are left out. */
interface SeenRequest {
  readonly register: RegisterName;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly userAgent: string;
  readonly body: string;
  /** 0 when no whole answer left. */
  readonly status: number;
}

export interface RegistriesControl {
  readonly fail: (fault: RegistryFault) => void;
  readonly requests: () => readonly SeenRequest[];
  /** Without faults and with an empty log, as after the start. */
  readonly reset: () => void;
}

export interface RegistriesState {
  readonly control: RegistriesControl;
  readonly see: (request: SeenRequest) => void;
  readonly nextFault: (register: RegisterName) => PlannedFault | undefined;
}

/** The newest are kept. */
const longestLog = 1_000;

export function createState(): RegistriesState {
  let seen: readonly SeenRequest[] = [];
  let planned: readonly { readonly fault: PlannedFault; left: number }[] = [];
  return {
    control: {
      fail: (fault) => {
        const parsed = RegistryFault.parse(fault);
        planned = [...planned, { fault: parsed, left: parsed.times ?? Infinity }];
      },
      requests: () => seen,
      reset: () => {
        seen = [];
        planned = [];
      },
    },
    see: (request) => {
      seen = [...seen, request].slice(-longestLog);
    },
    nextFault: (register) => {
      const hit = planned.find(({ fault }) => fault.register === undefined || fault.register === register);
      if (hit === undefined) return undefined;
      hit.left -= 1;
      planned = planned.filter(({ left }) => left > 0);
      return hit.fault;
    },
  };
}
