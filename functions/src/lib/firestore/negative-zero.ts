import { protobuf } from "google-gax";

/**
 * What is sent for -0: a number too small for a double, which rounds to -0 wherever it is parsed. "-0.0" would not do: the emulator
 * parses decimals as Java's BigDecimal, which knows no sign of zero.
 */
const negativeZero = "-1e-400";

/**
 * Makes the Firestore client keep the sign of a zero over REST: `JSON.stringify` writes 0 for -0, which is another double.
 * The JSON form of protocol buffers takes a double as a string, too: https://protobuf.dev/programming-guides/json/
 */
export const keepNegativeZero = (): void => {
  protobuf.wrappers[".google.firestore.v1.Value"] = {
    fromObject(value) {
      const message = this.fromObject(value);
      if (Object.is(value["doubleValue"], -0)) Reflect.set(message, "doubleValue", negativeZero);
      return message;
    },
    toObject(message, options) {
      const value = this.toObject(message, options);
      return value["doubleValue"] === negativeZero ? { ...value, doubleValue: -0 } : value;
    },
  };
};
