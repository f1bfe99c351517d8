/** Both ends of the sound in one file: a visitor loads it once, and the two share nothing but their compression. */
import "./capture.worklet.ts";
import "./playback.worklet.ts";
