import { resolveAddress } from "../../markdown/resolve-address.ts";
import { isLocal } from "../../shared/is-local.ts";

/** The address from which the editor shows a picture. Without encryption only on this computer, where a stack runs. */
export const pictureAddress = (written: string, base: string | undefined): string | undefined => {
  const address = resolveAddress(written.replace(/^<(.*)>$/, "$1"), base);
  if (address === undefined || !URL.canParse(address)) return undefined;
  const { protocol, hostname } = new URL(address);
  return protocol === "https:" || (protocol === "http:" && isLocal(hostname)) ? address : undefined;
};
