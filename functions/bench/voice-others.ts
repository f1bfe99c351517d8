/** What others publish about their voice widgets and agents, as read in November 2026. */

const unpublished = "not published";

export const others = {
  /** Their packages as published, bundled and compressed. */
  sizes: [
    ["ElevenLabs embed", "191 to 449 kB", ""],
    ["Vapi web SDK", "184 to 217 kB", ""],
    ["LiveKit components, with React", "236 kB", ""],
  ],
  latencies: [
    ["Retell", unpublished, "600 ms at best (1)", unpublished],
    ["Vapi", unpublished, "1,850 ms (2)", unpublished],
    ["LiveKit Agents", unpublished, "1,750 ms, tuned (2)", "waits for 500 ms of speech first (3)"],
    ["Hume EVI", unpublished, unpublished, "waits for 800 ms of speech first (4)"],
    ["ElevenLabs", unpublished, unpublished, unpublished],
  ],
  sources: `(1) https://docs.retellai.com/reliability/check-estimated-latency. (2) Measured by a competitor on telephone calls: https://signalwire.com/c/performance-analysis.
(3) In its documented example: https://docs.livekit.io/reference/agents/turn-handling-options. (4) By default: https://dev.hume.ai/docs/speech-to-speech-evi/configuration/interruption.`,
} as const;
