/** Shorter waits go unnoticed. */
const afterMs = 300;
/** The visitor is still speaking. */
const loud = 0.25;

/** Whether the agent has owed an answer for so long that the visitor should see it think. */
export class LongWait {
  readonly #redraw: () => void;
  #owed: unknown;
  #isShown = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(redraw: () => void) {
    this.#redraw = redraw;
  }

  /** `owed`: what is awaited; undefined: nothing. A new value restarts the wait. */
  follow(owed: unknown, visitorLevel: () => number): boolean {
    if (owed !== this.#owed) {
      this.#owed = owed;
      clearTimeout(this.#timer);
      this.#isShown &&= owed !== undefined && visitorLevel() < loud;
      if (owed !== undefined && !this.#isShown) this.#wait(visitorLevel);
    }
    return this.#isShown;
  }

  #wait(visitorLevel: () => number): void {
    this.#timer = setTimeout(() => {
      if (visitorLevel() >= loud) {
        this.#wait(visitorLevel);
        return;
      }
      this.#isShown = true;
      this.#redraw();
    }, afterMs);
  }
}
