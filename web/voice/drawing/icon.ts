import type { IconNode } from "lucide";

const namespace = "http://www.w3.org/2000/svg";

/** An element of an SVG. */
export const draw = (
  tag: string,
  attributes: Readonly<Record<string, string | number | undefined>> = {},
  children: readonly Node[] = [],
): SVGElement => {
  const element = document.createElementNS(namespace, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
};

/** A decorative icon: its name is in the text next to it. */
export const icon = (...nodes: readonly IconNode[]): SVGElement =>
  draw(
    "svg",
    { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" },
    // If there are several, the style sheet shows one.
    nodes.map((node, index) =>
      draw(
        "g",
        { class: `icon-${index}` },
        node.map(([tag, attributes]) => draw(tag, attributes)),
      ),
    ),
  );
