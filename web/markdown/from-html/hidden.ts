import { type HtmlElement, findElement } from "./html-tree.ts";
import { isCitation, isWayBack } from "./notes.ts";
import { classesOf, type Style } from "./styles.ts";

/** Elements that are no part of a text: controls, and what only programs read. */
const tags: ReadonlySet<string> = new Set(
  (
    "head title style script noscript template meta link xml nav select textarea input datalist svg canvas audio video iframe embed applet " +
    "map area"
  ).split(" "),
);

/** What is read aloud only, controls and states beside the words of Wikipedia and Slack, the names of icons, and the numbers of lines of code. */
const classes = new RegExp(
  "^(?:sr-only|visually-?hidden|screen-reader-(?:text|only)|mw-editsection|mw-cite-backlink|noprint|c-message__edited_label|" +
    "material-(?:icons|symbols)(?:-\\w+)?|google-symbols|mat-icon|linenos?|hljs-ln-numbers)$",
);

/** Word's reviewers: their comments, the places of them, and what they have deleted. */
const reviewers = /^(?:mso(?:comanchor|comoff|comtxt|commentreference|commenttext|del|movefrom|movedfrom)|track(?=\w*del)\w+)$/;

/** Whether a reader would not see an element, or should not: hidden text, reviewers' comments, and what was deleted while changes were tracked. */
export function isHidden(element: HtmlElement, style: Style): boolean {
  const { tag, attributes } = element;
  if (tags.has(tag) || isControl(element) || "hidden" in attributes || attributes["role"] === "navigation") return true;
  // What is in an object without a file is shown.
  if (tag === "object" && "data" in attributes) return true;
  // A link that only runs something. One that opens what is below is its title.
  const isButton = attributes["role"] === "button" && /^javascript:/i.test(attributes["href"] ?? "");
  if (isButton && !("aria-expanded" in attributes)) return true;
  if (classesOf(element).some((name) => classes.test(name) || reviewers.test(name))) return true;
  if (tag === "del" && ("cite" in attributes || "datetime" in attributes)) return true;
  return isStyledAway(style) || isWithoutSize(element, style) || isComment(element, style) || isCitation(element) || isWayBack(element);
}

/** A button that opens what is below it is its title. */
const isControl = ({ tag, attributes }: HtmlElement): boolean => tag === "button" && !("aria-expanded" in attributes);

const noSize = /^0(?:\.0+)?(?:px|pt|em|rem|%)?$/;

/** Mails give cells no size, against the gaps of old programs, and what is in them one of its own. */
function isWithoutSize(element: HtmlElement, style: Style): boolean {
  if (!noSize.test(style.get("font-size") ?? "")) return false;
  return findElement(element, ({ attributes }) => hasSize(attributes["style"] ?? "")) === undefined;
}

const hasSize = (style: string): boolean => /font-size\s*:\s*(?!0(?:\.0+)?(?:px|pt|em|rem|%)?\s*(?:!|;|$))/i.test(style);

/** 1,000 pixels or 100 letters beside the page. */
const farAway = /^-(?:\d{4,}|\d{3,}(?:\.\d+)?r?em)/;

function isStyledAway(style: Style): boolean {
  const is = (name: string, value: RegExp): boolean => value.test(style.get(name) ?? "");
  if (is("display", /^none/) || is("mso-hide", /^all/) || is("visibility", /^(?:hidden|collapse)/)) return true;
  if (is("opacity", /^0(?:\.0+)?$/)) return true;
  if (is("max-height", /^0(?:px)?$/) && is("overflow", /hidden/)) return true;
  if (is("text-indent", farAway)) return true;
  if (!is("position", /^(?:absolute|fixed)$/)) return false;
  return (
    is("left", farAway) ||
    is("top", farAway) ||
    is("clip", /^rect\(\s*[01](?:px)?\b/) ||
    is("clip-path", /inset\(\s*(?:50|100)%/) ||
    (is("width", /^[01]px$/) && is("height", /^[01]px$/))
  );
}

/** A comment of Word's, or one of Docs', whose block begins with a link back to its place. */
function isComment(element: HtmlElement, style: Style): boolean {
  if ((style.get("mso-element") ?? "").startsWith("comment") || style.get("mso-special-character") === "comment") return true;
  const { tag, attributes } = element;
  if (tag === "a" && /^#(?:cmnt|_msocom)/i.test(attributes["href"] ?? "")) return true;
  if (tag !== "p" && tag !== "div") return false;
  const first = element.children.find((child) => typeof child !== "string" || child.trim() !== "");
  if (first === undefined || typeof first === "string") return false;
  return isCommentLink(first) || (first.tag === "p" && findFirst(first) !== undefined);
}

function findFirst(paragraph: HtmlElement): HtmlElement | undefined {
  const first = paragraph.children.find((child) => typeof child !== "string" || child.trim() !== "");
  return first !== undefined && typeof first !== "string" && isCommentLink(first) ? first : undefined;
}

function isCommentLink(element: HtmlElement): boolean {
  const isOne = ({ tag, attributes }: HtmlElement): boolean => tag === "a" && /^#cmnt_ref/i.test(attributes["href"] ?? "");
  return isOne(element) || (/^(?:sup|span)$/.test(element.tag) && findElement(element, isOne) !== undefined);
}
