import { parseXml, XmlElement, XmlError } from "@rgrove/parse-xml";
import type { DebuggerCode } from "../network/debugger-log.ts";

/** An element of a document. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Its own text, without that of its children. */
  readonly text: string;
  readonly children: readonly Element[];
}

/** The elements of a document's `<Response>`. @throws TwimlError 12100, 12102 */
export function parseDocument(xml: string): readonly Element[] {
  const { root } = parse(xml);
  if (root?.name !== "Response") throw new TwimlError(12102, `The root is ${root?.name ?? "missing"}`);
  return toElement(root).children;
}

const parse = (xml: string): ReturnType<typeof parseXml> => {
  try {
    return parseXml(xml.trim());
  } catch (error) {
    if (error instanceof XmlError) throw new TwimlError(12100, error.message.split("\n")[0] ?? "");
    throw error;
  }
};

const toElement = (element: XmlElement): Element => {
  const children = element.children.filter((child) => child instanceof XmlElement);
  const text = element.children.flatMap((child) => ("text" in child && !(child instanceof XmlElement) ? [child.text] : [])).join("");
  return { name: element.name, attributes: element.attributes, text: text.trim(), children: children.map(toElement) };
};

/** A document that cannot be executed: the call ends with an apology. */
export class TwimlError extends Error {
  readonly code: DebuggerCode;
  readonly url: string;

  constructor(code: DebuggerCode, detail: string, url = "") {
    super(detail);
    this.code = code;
    this.url = url;
  }
}
