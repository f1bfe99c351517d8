/** The link to a visitor's address, which may have any signs: unencoded, a question mark would add recipients, a subject or a text. */
export const mailTo = (email: string): string => {
  const at = email.lastIndexOf("@");
  const [local, domain] = at < 0 ? [email, ""] : [email.slice(0, at), email.slice(at)];
  return `mailto:${encodeURIComponent(local)}${encodeURIComponent(domain).replace("%40", "@")}`;
};

export const telTo = (phone: string): string => `tel:${encodeURIComponent(phone).replace("%2B", "+")}`;
