/** Properties by which an ancestor catches what is fixed to the window. */
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

/** In the tree that is drawn: through slots and shadows. */
const parentOf = (element: Element): Element | null => {
  const { parentNode } = element;
  return element.assignedSlot ?? (parentNode instanceof ShadowRoot ? parentNode.host : element.parentElement);
};

const isCaught = (element: Element): boolean => {
  for (let ancestor = parentOf(element); ancestor !== null; ancestor = parentOf(ancestor)) if (catches(ancestor)) return true;
  return false;
};

/**
 * For what is fixed to the window: lifts it above the page where one of its ancestors would catch it. Only there: elsewhere the page says by its
 * layer what lies above. Safari before 17 and Firefox before 125 have no popovers and leave it where it is. What is returned is called
 * whenever it is drawn: an element that was moved must be lifted anew, and ancestors are looked at when it opens or closes.
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
