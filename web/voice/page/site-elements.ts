/** What the body of a published page is made of; the owner's style sheet and the script come beside it. A test compares this with what the service renders. */
export const siteElements: ReadonlySet<string> = new Set(
  (
    "a article bdi blockquote br button code div em h1 h2 h3 h4 h5 h6 header hr img li main nav ol p path pre s span strong svg " +
    "table tbody td th thead time tr ul"
  ).split(" "),
);
