import type { LecternProject } from "@lectern/client";
import type { ToolCall, VoiceEvent } from "@lectern/client/voice";
import type { ToolNews } from "./conversation-view.ts";

/** 1 s: shorter waits need no explanation. */
const slowAfterMs = 1_000;

interface ToolLineOptions {
  readonly live: LecternProject["live"];
  readonly onTool: (news: ToolNews) => void;
  readonly onChange: () => void;
  readonly onEnd: (event: Extract<VoiceEvent, { readonly kind: "tool_answered" | "tool_failed" }>) => void;
  readonly signal: AbortSignal;
}

/** Tool calls, and which of them are so slow that the visitor is told what is being done. */
export class ToolLine {
  readonly #options: ToolLineOptions;
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  readonly #slow = new Map<string, string>();

  constructor(options: ToolLineOptions) {
    this.#options = options;
    options.signal.addEventListener("abort", () => this.#timers.forEach((timer) => clearTimeout(timer)), { once: true });
  }

  /** Names of the slow ones, the slowest first. */
  get slow(): readonly string[] {
    return [...this.#slow.values()];
  }

  /** A cancelled call continues, too, because it may write data. */
  async execute({ id, name, args }: ToolCall): Promise<void> {
    const { live, onTool, onEnd, signal } = this.#options;
    this.#timers.set(
      id,
      setTimeout(() => this.#becomeSlow(id, name), slowAfterMs),
    );
    onTool({ id, name, phase: "called" });
    const result = await live.execute({ tool_name: name, args, call_id: id }, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
    this.#slow.delete(id);
    onTool({ id, name, phase: result === undefined ? "failed" : "answered" });
    onEnd(result === undefined ? { kind: "tool_failed", id, name } : { kind: "tool_answered", id, name, result });
  }

  #becomeSlow(id: string, name: string): void {
    this.#slow.set(id, name);
    this.#options.onChange();
  }
}
