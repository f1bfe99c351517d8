/** Output of the voice service: 24 kHz unless a frame says otherwise. */
export const outputRateHz = 24_000;
/** What the microphone is sent as. */
export const inputRateHz = 16_000;
