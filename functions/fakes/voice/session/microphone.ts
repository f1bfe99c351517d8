import { type Closing, closings } from "../wire/closing.ts";
import type { RealtimeInput } from "../wire/client-message.ts";
import type { Setup } from "../wire/setup.ts";
import type { Conversation } from "./conversation.ts";
import type { ModelRules } from "../agent/model-rules.ts";
import { hearSound, readSound, silence, type VoiceActivity } from "./voice-activity.ts";

interface MicrophoneOptions {
  readonly setup: Setup;
  readonly rules: ModelRules;
  readonly conversation: Conversation;
  readonly voiceLevel: () => number;
  /** The transcript of the next utterance, because the fake cannot understand speech. */
  readonly nextTranscript: () => string;
}

/** 500 ms of silence end an utterance, unless the setup says otherwise. */
const usualEndMs = 500;

/** A client's audio stream, in which the visitor may speak. */
export class Microphone {
  readonly #options: MicrophoneOptions;
  readonly #isManual: boolean;
  #activity: VoiceActivity = silence;

  constructor(options: MicrophoneOptions) {
    this.#options = options;
    this.#isManual = options.setup.realtimeInputConfig?.automaticActivityDetection?.disabled === true;
  }

  /** Returns a closing if the client may not send this. */
  hear({ audio, video, mediaChunks = [], text, activityStart, activityEnd, audioStreamEnd }: RealtimeInput): Closing | undefined {
    const given = [audio, video, mediaChunks[0], text, activityStart, activityEnd, audioStreamEnd].filter((part) => part !== undefined);
    if (given.length !== 1) return closings.invalidArgument;
    if (activityStart !== undefined || activityEnd !== undefined) return this.#mark(activityStart !== undefined);
    const { conversation, rules } = this.#options;
    const wasAsleep = conversation.mishaps.wake();
    if (text !== undefined && !wasAsleep) conversation.hearText(text);
    if (audioStreamEnd === true && this.#activity.speaking && rules.streamEndEndsSpeech) this.#end();
    const sounds = [...(audio === undefined ? [] : [audio]), ...mediaChunks.filter(({ mimeType = "" }) => mimeType.startsWith("audio/"))];
    if (sounds.length > 0 && conversation.abortsOnAudio()) return closings.aborted;
    const isHeard = sounds.every(({ data = "", mimeType = "" }) => this.#hearSound(data, mimeType));
    return isHeard ? undefined : closings.invalidArgument;
  }

  #mark(begins: boolean): Closing | undefined {
    if (!this.#isManual) return closings.explicitActivity;
    if (begins) this.#begin({ speaking: true, quietMs: 0, spokenMs: 0 });
    else if (this.#activity.speaking) this.#end();
    return undefined;
  }

  #hearSound(data: string, mimeType: string): boolean {
    const sound = readSound(data, mimeType);
    if (sound === undefined) return false;
    const before = this.#activity;
    if (this.#isManual) {
      this.#activity = { ...before, spokenMs: before.spokenMs + sound.audioMs };
      return true;
    }
    const { setup, voiceLevel } = this.#options;
    const endMs = setup.realtimeInputConfig?.automaticActivityDetection?.silenceDurationMs ?? usualEndMs;
    const now = hearSound(before, sound, { voiceLevel: voiceLevel(), endMs });
    if (!before.speaking && now.speaking) this.#begin(now);
    this.#activity = now;
    if (before.speaking && !now.speaking) this.#end();
    return true;
  }

  #begin(activity: VoiceActivity): void {
    this.#activity = activity;
    this.#options.conversation.beginSpeech();
  }

  #end(): void {
    const { spokenMs } = this.#activity;
    this.#activity = silence;
    this.#options.conversation.endSpeech(this.#options.nextTranscript(), spokenMs);
  }
}
