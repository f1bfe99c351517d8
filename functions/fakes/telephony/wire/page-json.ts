interface Listing<Item> {
  /** What the list is called in the answer. */
  readonly name: string;
  readonly items: readonly Item[];
  readonly toJson: (item: Item) => object;
  readonly path: string;
  readonly query: URLSearchParams;
}

const usualSize = 50;
const largestSize = 1_000;

/** A page of a list, with the addresses of its neighbours. */
export function toPageJson<Item>({ name, items, toJson, path, query }: Listing<Item>): object {
  const size = Math.min(Math.max(Number(query.get("PageSize") ?? usualSize) || usualSize, 1), largestSize);
  const page = Math.max(Number(query.get("Page") ?? 0) || 0, 0);
  const start = page * size;
  const shown = items.slice(start, start + size);
  const addressOf = (number: number): string => {
    const filters = new URLSearchParams([...query].filter(([key]) => key !== "Page" && key !== "PageSize" && key !== "PageToken"));
    filters.set("PageSize", String(size));
    filters.set("Page", String(number));
    if (number > 0) filters.set("PageToken", `PA${number}`);
    return `${path}?${filters.toString()}`;
  };
  return {
    [name]: shown.map(toJson),
    end: start + Math.max(shown.length - 1, 0),
    first_page_uri: addressOf(0),
    next_page_uri: start + size < items.length ? addressOf(page + 1) : null,
    page,
    page_size: size,
    previous_page_uri: page > 0 ? addressOf(page - 1) : null,
    start,
    uri: addressOf(page),
  };
}
