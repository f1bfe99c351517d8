/** Counts the lines of a text that comes in parts. */
export const createLineCounter = () => {
  let [part, start, counted, line] = ["", 0, 0, 1];
  /** The line of a place that is not before one that was asked for. */
  const at = (index: number): number => {
    for (let end = part.indexOf("\n", counted); end !== -1 && start + end < index; end = part.indexOf("\n", counted))
      [counted, line] = [end + 1, line + 1];
    return line;
  };
  const goOn = (next: string): void => {
    at(Infinity);
    [part, start, counted] = [next, start + part.length, 0];
  };
  return { at, goOn };
};
