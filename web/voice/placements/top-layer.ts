/** Properties that make an ancestor the containing block of fixed elements. */
const catching = ["transform", "translate", "scale", "rotate", "perspective", "filter", "backdropFilter"] as const;

/** https://drafts.csswg.org/css-position/#fixed-positioning-containing-block */
const catches = (element: Element): boolean => {
  const style = getComputedStyle(element);
  return (
    catching.some((property) => !["none", "", undefined].includes(style[property])) ||
    /transform|filter|perspective|contain/.test(style.willChange) ||
    /layout|paint|strict|content/.test(style.contain)
  );
};

/** In the flattened tree: through slots and shadow roots. */
const parentOf = (element: Element): Element | null => {
  const { parentNode } = element;
  return element.assignedSlot ?? (parentNode instanceof ShadowRoot ? parentNode.host : element.parentElement);
};

const isCaught = (element: Element): boolean => {
  for (let ancestor = parentOf(element); ancestor !== null; ancestor = parentOf(ancestor)) if (catches(ancestor)) return true;
  return false;
};

/**
 * For a fixed element: lifts it above the page if an ancestor would be its containing block. Only then: otherwise the page decides by its layers
 * what is on top. Safari before 17 and Firefox before 125 have no popovers and leave it in place. Call the returned function with every drawing:
 * a moved element must be lifted again, and ancestors are checked when it opens or closes.
 */
export const topLayer = (element: HTMLElement): ((isOpen: boolean) => void) => {
  const show: unknown = Reflect.get(element, "showPopover");
  let seen: boolean | undefined;
  return (isOpen) => {
    if (typeof show !== "function" || !element.isConnected) return;
    if (!element.hasAttribute("popover")) {
      if (seen === isOpen) return;
      seen = isOpen;
      if (!isCaught(element)) return;
      element.setAttribute("popover", "manual");
    }
    if (!element.matches(":popover-open")) Reflect.apply(show, element, []);
  };
};
