import { lateTexts } from "../late-texts.ts";

/** On a button that takes files: fingers drop none. */
export const dropText = (): string => lateTexts.pictures[matchMedia("(hover: none)").matches ? "choose" : "drop"];
