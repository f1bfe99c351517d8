const named = (names: string): ReadonlySet<string> => new Set(names.split(" "));

/** Elements whose text is not part of the page. */
export const unseenElements = named("script style noscript template svg select textarea iframe object head");

export const blockElements = named(
  "address article aside blockquote body br button caption details div dl dt fieldset figcaption figure footer form " +
    "h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody thead tr ul",
);

/** Elements within a line, including definitions: "Monday" and "9-17" belong together. */
export const cellElements = named("td th dd");
