import type { BrowserContext, Page } from "playwright-core";
import * as z from "zod";

/**
 * Gives a page a microphone in which somebody can sing one tone: the browser's own suppresses noise, which includes tones. Also keeps the page's
 * connections, so that incoming sound can be measured.
 */
const prepare = (hertz: number): string => `if (isSecureContext) {
  const connections = (window.connections = []);
  const voices = [];
  let isSinging = false;
  window.sing = (isOn) => {
    isSinging = isOn;
    for (const voice of voices) voice.gain.value = isOn ? 0.3 : 0;
  };
  window.RTCPeerConnection = class extends RTCPeerConnection { constructor(...given) { super(...given); connections.push(this); } };
  const ask = MediaDevices.prototype.getUserMedia;
  MediaDevices.prototype.getUserMedia = async function ({ audio }) {
    const real = await ask.call(this, { audio });
    const context = new AudioContext();
    const oscillator = new OscillatorNode(context, { frequency: ${hertz} });
    const destination = new MediaStreamAudioDestinationNode(context);
    const voice = new GainNode(context, { gain: isSinging ? 0.3 : 0 });
    voices.push(voice);
    oscillator.connect(voice).connect(destination);
    oscillator.start();
    const [track] = destination.stream.getAudioTracks();
    const stop = track.stop.bind(track);
    track.stop = () => { stop(); for (const one of real.getTracks()) one.stop(); if (context.state !== "closed") void context.close(); };
    return destination.stream;
  };
}`;

export const useSinger = async (context: BrowserContext, hertz: number): Promise<void> => {
  await context.addInitScript(prepare(hertz));
};

/** From now on, on whichever microphone the page has open. */
export const sing = async (page: Page): Promise<void> => {
  await page.evaluate("sing(true)");
};

/** Keeps the agent from taking a song for an interruption. */
export const hush = async (page: Page): Promise<void> => {
  await page.evaluate("sing(false)");
};

const Sound = z.object({ hertz: z.number(), volume: z.number() });

/** The incoming sound of the page's call. Volume: root mean square, relative to 1. */
type Sound = z.infer<typeof Sound>;

/** A fifth of a second, at a phone's rate. */
const measure = `(async () => {
  const [track] = connections.at(-1)?.getReceivers().map(({ track }) => track) ?? [];
  if (track === undefined) return { hertz: 0, volume: 0 };
  const context = new AudioContext({ sampleRate: 8000 });
  const analyser = new AnalyserNode(context, { fftSize: 2048, smoothingTimeConstant: 0 });
  context.createMediaStreamSource(new MediaStream([track])).connect(analyser);
  await context.resume();
  const from = context.currentTime;
  while (context.currentTime < from + 0.3) await new Promise((resolve) => setTimeout(resolve, 20));
  const waves = new Float32Array(analyser.fftSize);
  const loudness = new Float32Array(analyser.frequencyBinCount);
  analyser.getFloatTimeDomainData(waves);
  analyser.getFloatFrequencyData(loudness);
  await context.close();
  const bin = loudness.indexOf(Math.max(...loudness));
  return { hertz: (bin * 8000) / analyser.fftSize, volume: Math.sqrt(waves.reduce((sum, wave) => sum + wave * wave, 0) / waves.length) };
})()`;

const hear = async (page: Page): Promise<Sound> => Sound.parse(await page.evaluate(measure));

/** One bin of the analysis on each side. */
const toleranceHz = 8;

/** Waits for a tone that is clearly louder than silence. */
export const untilTone = async (page: Page, hertz: number, leastVolume = 0.05): Promise<void> => {
  for (;;) {
    const sound = await hear(page);
    if (sound.volume >= leastVolume && Math.abs(sound.hertz - hertz) <= toleranceHz) return;
  }
};

/** Waits for any sound. */
export const untilSound = async (page: Page, leastVolume: number): Promise<void> => {
  while ((await hear(page)).volume < leastVolume);
};
