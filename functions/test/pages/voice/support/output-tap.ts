import type { BrowserContext, Page } from "playwright-core";
import * as z from "zod";

/** Records the loudness of the page's output 100 times a second, and when somebody begins to sing. */
const tap = `if (isSecureContext) {
  window.heard = [];
  const connect = AudioNode.prototype.connect;
  AudioNode.prototype.connect = function (target, ...given) {
    if (target === this.context.destination && this.context.sampleRate === 24000) {
      const analyser = this.context.createAnalyser();
      analyser.fftSize = 512;
      connect.call(this, analyser);
      const waves = new Float32Array(512);
      const measure = () => {
        analyser.getFloatTimeDomainData(waves);
        heard.push([performance.now(), Math.sqrt(waves.reduce((sum, wave) => sum + wave * wave, 0) / 512)]);
      };
      const timer = setInterval(measure, 10);
      this.context.addEventListener("statechange", () => this.context.state === "closed" && clearInterval(timer));
    }
    return connect.call(this, target, ...given);
  };
}`;

export const tapOutput = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(tap);
};

const Heard = z.array(z.tuple([z.number(), z.number()]));

/** Times in the page's milliseconds, and root mean squares relative to 1. */
export const heardOn = async (page: Page): Promise<readonly (readonly [atMs: number, loudness: number])[]> =>
  Heard.parse(await page.evaluate("heard"));
