import type { IconNode } from "lucide";

/** The shapes of a Lucide icon as one path, so that one template fits all icons. Lucide uses these seven shapes. */
export const pathOf = (icon: IconNode): string => icon.map(([tag, attributes]) => (shapes[tag] ?? unknownShape(tag))(attributes)).join("");

type Attributes = IconNode[number][1];

const numberAt = (attributes: Attributes, name: string): number => Number(attributes[name] ?? 0);

const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${rx * -2} 0`;

const rectangle = (attributes: Attributes): string => {
  const [x = 0, y = 0, width = 0, height = 0] = ["x", "y", "width", "height"].map((name) => numberAt(attributes, name));
  const r = numberAt(attributes, "rx") || numberAt(attributes, "ry");
  const corner = (toX: number, toY: number): string => (r === 0 ? "" : `a${r} ${r} 0 0 1 ${toX} ${toY}`);
  return `M${x + r} ${y}h${width - 2 * r}${corner(r, r)}v${height - 2 * r}${corner(-r, r)}h${2 * r - width}${corner(-r, -r)}v${2 * r - height}${corner(r, -r)}z`;
};

const shapes: Readonly<Record<string, (attributes: Attributes) => string>> = {
  // The first command of a path is absolute, even if it is written as a relative one.
  path: ({ d = "" }) =>
    String(d)
      .replace(/^m *(-?(?:\d+\.?\d*|\.\d+))[ ,]*(-?(?:\d+\.?\d*|\.\d+))(?= *[-\d.])/, "M$1 $2l")
      .replace(/^m/, "M"),
  circle: (attributes) => {
    const r = numberAt(attributes, "r");
    return ellipse(numberAt(attributes, "cx"), numberAt(attributes, "cy"), r, r);
  },
  ellipse: (attributes) =>
    ellipse(numberAt(attributes, "cx"), numberAt(attributes, "cy"), numberAt(attributes, "rx"), numberAt(attributes, "ry")),
  rect: rectangle,
  line: (attributes) =>
    `M${numberAt(attributes, "x1")} ${numberAt(attributes, "y1")}L${numberAt(attributes, "x2")} ${numberAt(attributes, "y2")}`,
  polygon: ({ points = "" }) => `M${String(points)}z`,
  polyline: ({ points = "" }) => `M${String(points)}`,
};

const unknownShape = (tag: string): never => {
  throw new Error(`No icon of Lucide had a ${tag} until now.`);
};
