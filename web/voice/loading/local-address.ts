/** Where a local stack has its stand-in for this, which its Hosting emulator names in a header. A deployment never loads this. */
export const localAddress = async (name: "Auth" | "Signalling", baseUrl: string): Promise<string | null> => {
  const { headers } = await fetch(`${baseUrl}/embed/v1/lectern-voice.js`, { method: "HEAD" });
  return headers.get(`Lectern-Local-${name}`);
};
