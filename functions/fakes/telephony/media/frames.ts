/** 20 ms: the duration of one packet in a phone call. */
export const frameMs = 20;
export const sampleRateHz = 8_000;
export const frameSamples = (sampleRateHz * frameMs) / 1_000;

export const silentFrame = (): Int16Array => new Int16Array(frameSamples);

const [quietest, loudest] = [-32_768, 32_767];

/** The sum of all frames. Excess loudness is clipped. */
export const mixFrames = (frames: readonly Int16Array[]): Int16Array =>
  silentFrame().map((_, index) => {
    const sum = frames.reduce((total, frame) => total + (frame[index] ?? 0), 0);
    return Math.max(quietest, Math.min(loudest, sum));
  });

/** Converts frames that arrive irregularly to a regular stream. */
interface FrameQueue {
  readonly push: (frame: Int16Array) => void;
  /** The oldest frame, or silence. */
  readonly take: () => Int16Array;
}

/** 3 frames are buffered before the first is taken, because the network delays some. */
const begunWith = 3;
/** 10 frames: more would only add delay. */
const mostFrames = 10;

export function createFrameQueue(): FrameQueue {
  let waiting: readonly Int16Array[] = [];
  let isFlowing = false;
  return {
    push: (frame) => {
      waiting = [...waiting, frame].slice(-mostFrames);
      isFlowing ||= waiting.length >= begunWith;
    },
    take: () => {
      const [frame, ...rest] = isFlowing ? waiting : [];
      if (frame === undefined) {
        isFlowing = false;
        return silentFrame();
      }
      waiting = rest;
      return frame;
    },
  };
}
