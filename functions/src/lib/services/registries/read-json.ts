import { companyLimits } from "../../companies/limits.ts";

/** The JSON of an answer. Its size is counted after it is unpacked: a compressed body of some kilobytes can become gigabytes. */
export const readJson = async ({ body }: Response): Promise<unknown> => {
  const decoder = new TextDecoder();
  const reader = body?.getReader();
  let text = "";
  let length = 0;
  for (let next = await reader?.read(); next?.done === false; next = await reader?.read()) {
    const chunk: unknown = next.value;
    if (!(chunk instanceof Uint8Array)) throw new TypeError("A body has bytes");
    length += chunk.length;
    if (length > companyLimits.answerBytes) {
      await reader?.cancel();
      throw new SyntaxError("The answer is too long");
    }
    text += decoder.decode(chunk, { stream: true });
  }
  const json: unknown = JSON.parse(text + decoder.decode());
  return json;
};
