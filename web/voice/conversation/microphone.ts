import type { MicrophoneFailure } from "@lectern/client/voice";
import { Disposables } from "./disposables.ts";
import { importAgain } from "../loading/import-again.ts";
import { useAudioSession } from "./audio-session.ts";
import { LevelMeter } from "./level-meter.ts";

export interface OpenMicrophone {
  /** Whether its sound is passed on. */
  readonly listen: (isOn: boolean) => void;
  /** Its loudness, from 0 to 1. */
  readonly level: () => number;
  /** The same microphone for a phone call: browsers may ask again for each request. Undefined if it has been unplugged. */
  readonly share: () => MediaStream | undefined;
  /** Continues after an interruption by the system. */
  readonly resume: () => Promise<void>;
  readonly close: () => void;
}

interface MicrophoneOptions {
  readonly workletUrl: string;
  /** The visitor's choice, or empty. `exact`, because Chromium does not open one that is only asked for as the ideal one. */
  readonly deviceId: string;
  /** 16 kHz, 16 bit, mono. */
  readonly onFrame: (frame: ArrayBuffer) => void;
  /** The device or its system sends silence: a switch, a phone call, another app. */
  readonly onSilenced: (isSilenced: boolean) => void;
  /** The device was unplugged, or permission was revoked. */
  readonly onLost: () => void;
  readonly signal: AbortSignal;
}

/** Without these the agent would hear itself. */
const constraints: MediaTrackConstraints = { echoCancellation: true, noiseSuppression: true, autoGainControl: true, channelCount: 1 };

/** Requests the microphone. Resolves to the reason if there is none; then everything that was opened is closed. */
export const openMicrophone = async (options: MicrophoneOptions): Promise<OpenMicrophone | MicrophoneFailure> => {
  if (!hasMediaDevices()) return "insecure_page";
  // The request would only cause an error on the console.
  if (!isPolicyAllowing()) return "blocked_by_policy";
  if (!("AudioWorkletNode" in globalThis)) return "unsupported";
  const { deviceId } = options;
  const audio = deviceId === "" ? constraints : { ...constraints, deviceId: { exact: deviceId } };
  let stream: MediaStream;
  try {
    stream = await navigator.mediaDevices.getUserMedia({ audio });
  } catch (error) {
    // Rare, and where it cannot be loaded the sentence is one that is always true.
    const { microphoneFailure } = await importAgain(async () => import("./microphone-failure.ts"));
    return microphoneFailure({ error, permission: await microphonePermission() });
  }
  const resources = new Disposables();
  resources.own(stream, (opened) => {
    stopTracks(opened);
    useAudioSession("playback");
  });
  useAudioSession("play-and-record");
  // At once, not when the worklet has loaded: it may never load.
  options.signal.addEventListener("abort", () => resources.release(), { once: true });
  try {
    options.signal.throwIfAborted();
    return await connect(stream, options, resources);
  } catch (error) {
    resources.release();
    // `AbortError`: the worklet could not be loaded, because the page's Content-Security-Policy does not allow our origin.
    return error instanceof DOMException && error.name === "AbortError" ? "blocked_by_policy" : "unsupported";
  }
};

const connect = async (
  stream: MediaStream,
  { workletUrl, onFrame, onSilenced, onLost, signal }: MicrophoneOptions,
  resources: Disposables,
): Promise<OpenMicrophone> => {
  // At the device's rate: Firefox refuses to connect a stream of another rate.
  const context = resources.own(new AudioContext(), (opened) => void opened.close());
  await context.audioWorklet.addModule(workletUrl);
  signal.throwIfAborted();
  const source = context.createMediaStreamSource(stream);
  const capture = new AudioWorkletNode(context, "lectern-capture", { numberOfOutputs: 0 });
  source.connect(capture);
  const meter = new LevelMeter(context);
  source.connect(meter.node);
  let isOn = false;
  capture.port.onmessage = ({ data }: MessageEvent<ArrayBuffer>) => {
    if (isOn) onFrame(data);
  };
  resources.own(capture, (node) => {
    node.port.onmessage = null;
    source.disconnect();
  });
  for (const track of stream.getAudioTracks()) {
    track.addEventListener("ended", onLost, { signal });
    track.addEventListener("mute", () => onSilenced(true), { signal });
    track.addEventListener("unmute", () => onSilenced(false), { signal });
  }
  return {
    listen: (on) => {
      isOn = on;
      for (const track of stream.getAudioTracks()) track.enabled = on;
    },
    share: () => {
      if (!stream.active) return undefined;
      const tracks = stream.getAudioTracks().map((track) => track.clone());
      for (const track of tracks) track.enabled = true;
      return new MediaStream(tracks);
    },
    level: () => meter.level,
    resume: async () => (context.state === "running" ? undefined : context.resume().catch(() => undefined)),
    close: () => resources.release(),
  };
};

const stopTracks = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};

/** Undefined on pages without HTTPS, despite the types. */
const hasMediaDevices = (): boolean => "mediaDevices" in navigator;

/** Undefined if the browser does not report it. */
export const microphonePermission = async (): Promise<PermissionState | undefined> => {
  try {
    return (await navigator.permissions.query({ name: "microphone" })).state;
  } catch {
    return undefined; // Firefox before 131 does not know the name
  }
};

const isPolicyAllowing = (): boolean => {
  const policy: unknown = Reflect.get(document, "featurePolicy"); // Chromium only
  if (typeof policy !== "object" || policy === null) return true;
  const allows: unknown = Reflect.get(policy, "allowsFeature");
  return typeof allows !== "function" || Reflect.apply(allows, policy, ["microphone"]) === true;
};
