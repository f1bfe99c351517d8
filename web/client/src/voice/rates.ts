/** Output of the voice service: 24 kHz unless a frame says otherwise. */
export const outputRateHz = 24_000;
/** The rate at which the microphone is sent. */
export const inputRateHz = 16_000;
