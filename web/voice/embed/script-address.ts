/** The address of this script in a text that names it: a stack, or addresses in lines. @throws if there is none */
export const addressIn = (text: string): string => {
  const [address] = /https?:\/\/[^\s?#]+\/embed\/v1\/lectern-voice\.js[^\s:)#]*/.exec(text) ?? [];
  if (address === undefined) throw new Error("Its script must be loaded from its own address.");
  return address;
};
