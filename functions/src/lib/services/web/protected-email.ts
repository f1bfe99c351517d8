/**
 * The address that Cloudflare hides from programs that do not run scripts: the first byte is the key of all others. Every visitor's browser does
 * the same. https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/
 */
export const readProtectedEmail = (hex: string): string | undefined => {
  if (!/^(?:[0-9a-f]{2}){4,130}$/i.test(hex)) return undefined;
  const [key = 0, ...bytes] = Buffer.from(hex, "hex");
  const text = Buffer.from(bytes.map((byte) => byte ^ key)).toString("utf8");
  return /^[^\s@]+@[^\s@]+$/.test(text) ? text : undefined;
};
