const named = (names: string): ReadonlySet<string> => new Set(names.split(" "));

/** Elements whose text is not part of the page. */
export const unseenElements = named("script style noscript template svg select textarea iframe object head");

export const blockElements = named(
  "address article aside blockquote body br button caption details div dl dt fieldset figcaption figure footer form " +
    "h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody thead tr ul",
);

/** Elements within a line, including definitions: "Monday" and "9-17" belong together. */
export const cellElements = named("td th dd");

/** The others of the standard and of old pages, which have no part in how a text is divided. */
const otherElements = named(
  "a abbr acronym area audio b base basefont bdi bdo big blink canvas center cite code col colgroup command data datalist del dfn dir embed em " +
    "font frame frameset hgroup html i img input ins kbd label legend link map mark marquee math menu meta meter nobr noframes optgroup option " +
    "output param picture portal progress q rb rp rt rtc ruby s samp slot small source span strike strong sub sup tfoot time title track tt u " +
    "var video wbr",
);

export const isHtmlElement = (name: string): boolean =>
  [unseenElements, blockElements, cellElements, otherElements].some((those) => those.has(name));
