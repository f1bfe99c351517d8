/** 63 characters between two dots: RFC 1035, 2.3.4. */
const labelLength = 63;

/** Letters and digits of any script, and hyphens between them. */
const label = /^[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;

/** Whether mail could be sent to a host of this name: labels between single dots. Whether it exists is not checked. */
export const isMailDomain = (domain: string): boolean => domain.split(".").every((part) => part.length <= labelLength && label.test(part));
