import type { Block, Item, List, LooseItem } from "./blocks.ts";

interface OpenList {
  readonly level: number;
  readonly isOrdered: boolean;
  readonly start: number;
  readonly delimiter: "." | ")";
  readonly items: OpenItem[];
}

interface OpenItem {
  readonly isDone?: boolean;
  readonly blocks: (Block | OpenList)[];
}

/** A list of this step's own, which may grow. */
type Gathered = Exclude<Block, List> | (List & { readonly items: Item[] });

/** Items that stand alone become lists, in their places; a list and its continuation become one. */
export function gatherLists(blocks: readonly Block[]): readonly Block[] {
  const gathered: Gathered[] = [];
  let run: LooseItem[] = [];
  const end = (): void => {
    if (run.length > 0) for (const list of toLists(run)) addBlock(gathered, list);
    run = [];
  };
  for (const block of blocks) {
    if (block.kind === "item") run.push(block);
    else {
      end();
      addBlock(gathered, block);
    }
  }
  end();
  return gathered;
}

function toLists(items: readonly LooseItem[]): readonly Block[] {
  const roots: OpenList[] = [];
  const open: OpenList[] = [];
  for (const { level, label, blocks, isDone } of items) {
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    const item: OpenItem = isDone === undefined ? { blocks: [...blocks] } : { isDone, blocks: [...blocks] };
    const last = open.at(-1);
    if (last?.level === level && goesOn(last, label)) {
      last.items.push(item);
      continue;
    }
    if (last?.level === level) open.pop();
    const list: OpenList = { level, isOrdered: label.isOrdered, start: label.number ?? 1, delimiter: label.delimiter, items: [item] };
    const around = open.at(-1)?.items.at(-1);
    if (around === undefined) roots.push(list);
    else around.blocks.push(list);
    open.push(list);
  }
  return roots.map(close);
}

function goesOn(list: OpenList, { isOrdered, number, delimiter }: LooseItem["label"]): boolean {
  if (list.isOrdered !== isOrdered) return false;
  return !isOrdered || ((number === undefined || number === list.start + list.items.length) && delimiter === list.delimiter);
}

function close({ isOrdered, start, delimiter, items }: OpenList): Block {
  const closed = items.map(({ blocks, ...item }): Item => ({
    ...item,
    blocks: blocks.map((block) => ("kind" in block ? block : close(block))),
  }));
  return { kind: "list", isOrdered, start, delimiter, items: closed };
}

/** A list right after one that it continues belongs to it: with bullets always, with numbers if it goes on counting. */
function addBlock(blocks: Gathered[], block: Block): void {
  const last = blocks.at(-1);
  if (block.kind !== "list") blocks.push(block);
  else if (
    last?.kind === "list" &&
    last.isOrdered === block.isOrdered &&
    (!block.isOrdered || block.start === last.start + last.items.length)
  )
    for (const item of block.items) last.items.push(item);
  else blocks.push({ ...block, items: [...block.items] });
}
