import { stack } from "./stack-addresses.ts";
import { forward, readRequest, sendBack } from "./forward.ts";
import { serve, type Served } from "./serve.ts";

/** A proxy between a browser and Hosting. It forwards every request, and loses a given number of the next answers. */
export interface AnswerLosingProxy extends Served {
  readonly loseAnswers: (count: number) => void;
  /** Requests that were carried out since the last loss was planned. */
  readonly carriedOut: () => number;
}

export const answerLosingProxy = async (): Promise<AnswerLosingProxy> => {
  let toLose = 0;
  let carriedOut = 0;
  const served = await serve(async (incoming, outgoing) => {
    const answer = await forward(await readRequest(incoming), new URL(stack.hostingUrl).host);
    carriedOut++;
    if (toLose > 0) {
      toLose--;
      incoming.socket.destroy();
    } else sendBack(answer, outgoing);
  });
  return {
    ...served,
    loseAnswers: (count) => {
      toLose = count;
      carriedOut = 0;
    },
    carriedOut: () => carriedOut,
  };
};
