export { afterClose, type CloseFacts, pauseMs, type Recovery, refusalPauseMs } from "./after-close.ts";
export { next } from "./next-state.ts";
export {
  type EndReason,
  isLate,
  isLive,
  type Microphone,
  type MicrophoneFailure,
  type Talk,
  type VoiceEffect,
  type VoiceEvent,
  type VoiceState,
  type VoiceStep,
  waitsOf,
  type Watch,
} from "./state.ts";
export { traced, type TracedFrame } from "./trace.ts";
export { inputRateHz, outputRateHz } from "./rates.ts";
export { parseFrame, type ServerEvent, type ToolCall } from "./wire.ts";
