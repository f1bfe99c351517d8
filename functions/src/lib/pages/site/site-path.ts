import { percentDecode } from "../../platform/core/web-address.ts";

/** For comparing: browsers and programs encode the same address in several ways. */
export const decodePath = (path: string): string => percentDecode(path)?.normalize("NFC") ?? path;

/** An encoded path as it stands for all its spellings: no redirect, because a proxy may spell it differently again. */
export const onlySpelling = (path: string): string => encodeURI(decodePath(path));
