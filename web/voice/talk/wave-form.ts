import "../chunks/shared-modules.ts";
import type { Conversation } from "../conversation/conversation.ts";
import { adopt } from "../drawing/dom.ts";
import { draw } from "../drawing/icon.ts";
import waveStyles from "../styles/wave.css" with { type: "text" };
import type { Drawing } from "./drawing.ts";

/** The number of points of a curve. */
const points = 48;
/** Relative to half of the drawing, which is 50. */
const [agentRadius, visitorRadius, swing] = [27, 36, 12];
/** A level rises at once, and falls within a quarter of a second. */
const [rise, fall] = [0.5, 0.12];

/** A closed curve that is a circle in silence. `sec` makes it wander. */
export const wavePath = (radius: number, level: number, sec: number, lobes: number): string => {
  const places = Array.from({ length: points }, (_, index) => {
    const angle = (index / points) * 2 * Math.PI;
    const wave = Math.sin(lobes * angle + sec * 2.1) * 0.6 + Math.sin((lobes + 1) * angle - sec * 3.3) * 0.4;
    const distance = radius + swing * level * (0.6 + 0.4 * wave);
    return `${(Math.cos(angle) * distance).toFixed(1)} ${(Math.sin(angle) * distance).toFixed(1)}`;
  });
  return `M${places.join("L")}Z`;
};

/** Visible sound: an outer curve for the visitor's voice, an inner one for the agent's. */
export class WaveForm {
  readonly #form: HTMLElement;
  readonly #visitor = draw("path", { class: "visitor-wave" });
  readonly #agent = draw("path", { class: "agent-wave" });
  readonly #svg = draw("svg", { viewBox: "-50 -50 100 100", "aria-hidden": "true" }, [this.#visitor, this.#agent]);
  readonly #calm = matchMedia("(prefers-reduced-motion: reduce)");
  #conversation: Conversation | undefined;
  #isThinking = false;
  #levels = { visitor: 0, agent: 0 };
  #isMoving = false;

  constructor(root: ShadowRoot, form: HTMLElement) {
    adopt(root, waveStyles);
    this.#form = form;
    this.#paint(0);
  }

  draw({ view, conversation, isThinking }: Drawing): void {
    const isRunning = "talk" in view.state && view.call === "none";
    this.#conversation = isRunning ? conversation : undefined;
    this.#isThinking = isThinking;
    const isShown = view.state.kind !== "ended";
    this.#form.classList.toggle("moving", isShown);
    this.#form.classList.toggle("still", !isRunning);
    if (!isShown) this.#svg.remove();
    else if (!this.#svg.isConnected) this.#form.prepend(this.#svg);
    if (!isRunning || this.#isMoving) return;
    this.#isMoving = true;
    requestAnimationFrame(this.#move);
  }

  /** While there is something to hear. Not for visitors who prefer reduced motion: those who change their mind see it at the next change. */
  readonly #move = (ms: number): void => {
    const levels = this.#calm.matches ? undefined : this.#conversation?.levels;
    this.#isMoving = levels !== undefined;
    if (levels === undefined) {
      this.#levels = { visitor: 0, agent: 0 };
      this.#paint(0);
      return;
    }
    const { visitor, agent } = this.#levels;
    this.#levels = { visitor: towards(visitor, levels.visitor), agent: towards(agent, this.#isThinking ? 0.35 : levels.agent) };
    this.#paint(ms / 1_000);
    requestAnimationFrame(this.#move);
  };

  #paint(sec: number): void {
    const { visitor, agent } = this.#levels;
    this.#visitor.setAttribute("d", wavePath(visitorRadius, Math.max(visitor, agent * 0.8), sec, 2));
    this.#agent.setAttribute("d", wavePath(agentRadius, agent, sec * (this.#isThinking ? 2 : 1), this.#isThinking ? 2 : 3));
  }
}

const towards = (shown: number, level: number): number => shown + (level - shown) * (level > shown ? rise : fall);
