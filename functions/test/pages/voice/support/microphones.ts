import type { Browser } from "playwright-core";
import { launchBrowser } from "../../../../local/browser/launch-browser.ts";
import { silentWav, joinWavs } from "./wav.ts";

const launched = new Map<string, Promise<Browser>>();

/** A browser whose microphone plays a file: Chromium only accepts it at its start. */
const listeningTo = async (flag: string): Promise<Browser> => {
  const found = launched.get(flag) ?? launchBrowser([`--use-file-for-fake-audio-capture=${flag}`]);
  launched.set(flag, found);
  return found;
};

let silence: string | undefined;

/** Silence: Chromium's own fake microphone beeps, which would interrupt the agent. */
export const silentMicrophone = async (): Promise<Browser> => listeningTo((silence ??= silentWav(1)));

const soundPath = (name: string): string => new URL(`../sounds/${name}.wav`, import.meta.url).pathname;

const recordings = new Map<string, string>();

/** 8 s until somebody speaks: by then the greeting was heard, even if functions had to start. 8 s until an answer was heard. */
const beforeSec = 8;
const betweenSec = 8;

/** Somebody speaks once, or several times in a row. */
export const microphoneThatSays = async (...names: readonly string[]): Promise<Browser> => listeningTo(`${recordingOf(names)}%noloop`);

/** The same, repeated endlessly. */
export const microphoneThatRepeats = async (name: string): Promise<Browser> => listeningTo(recordingOf([name]));

const recordingOf = (names: readonly string[]): string => {
  const key = names.join();
  const path =
    recordings.get(key) ??
    joinWavs(
      names.map((name) => soundPath(name)),
      { beforeSec, betweenSec },
    );
  recordings.set(key, path);
  return path;
};

// A root hook, because mocha loads this module while it collects the tests.
after(async () => {
  await Promise.all([...launched.values()].map(async (browser) => (await browser).close()));
});

/** For a page: the permission prompt for the microphone stays open until `window.answer()` is called. */
export const hesitation = `if (isSecureContext) {
  const ask = MediaDevices.prototype.getUserMedia;
  const answered = new Promise((resolve) => { window.answer = resolve; });
  MediaDevices.prototype.getUserMedia = async function (...given) {
    await answered;
    return ask.apply(this, given);
  };
}`;
