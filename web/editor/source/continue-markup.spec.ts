import { markdownLanguage } from "@codemirror/lang-markdown";
import { EditorState } from "@codemirror/state";
import { expect } from "chai";
import { continueMarkup } from "./continue-markup.ts";

/** The text after Enter at ¦, or where the key is left to others. */
const enter = (text: string): string => {
  const anchor = text.indexOf("¦");
  let state = EditorState.create({ doc: text.replace("¦", ""), selection: { anchor }, extensions: [markdownLanguage] });
  if (!continueMarkup({ state, dispatch: (transaction) => (state = transaction.state) })) return "left to others";
  return `${state.sliceDoc(0, state.selection.main.head)}¦${state.sliceDoc(state.selection.main.head)}`;
};

describe("Enter", () => {
  for (const [what, before, after] of [
    ["below a date begins a line", "17. mai¦", "17. mai\n¦"],
    ["below a date among dates begins a line", "17. mai\n24. desember¦\n1. januar", "17. mai\n24. desember\n¦\n1. januar"],
    ["below the last of several dates begins a line", "17. mai\n24. desember¦", "17. mai\n24. desember\n¦"],
    ["below the first of January among dates begins a line", "1. januar¦\n17. mai", "1. januar\n¦\n17. mai"],
    ["below a date in a quotation goes on with the quotation", "> 17. mai¦", "> 17. mai\n> ¦"],
    ["behind a number alone takes nothing away", "17.¦", "17.\n¦"],
    ["within a date breaks it", "17. m¦ai", "17. m\n¦ai"],
    ["goes on with a list", "1. a¦", "1. a\n2. ¦"],
    ["goes on with a list in its middle", "1. a¦\n2. b", "1. a\n2. ¦\n3. b"],
    ["goes on with a list at its end", "1. a\n2. b¦", "1. a\n2. b\n3. ¦"],
    ["goes on with a list from 3", "3. c¦\n4. d", "3. c\n4. ¦\n5. d"],
    ["goes on with a list in brackets", "1) a¦", "1) a\n2) ¦"],
    ["below a number in brackets that counts with nothing begins a line", "17) a¦", "17) a\n¦"],
    ["goes on with a list in a quotation", "> 1. a\n> 2. b¦", "> 1. a\n> 2. b\n> 3. ¦"],
    ["below a date in an item begins an item", "- 17. mai¦", "- 17. mai\n- ¦"],
    ["goes on with a list that begins in the line of an item", "- 1. a¦", "- 1. a\n  2. ¦"],
    ["goes on with bullets", "- a¦", "- a\n- ¦"],
    ["in an empty item ends the list", "- a\n- ¦", "- a\n\n¦"],
    ["in an empty item ends a longer list", "- a\n- b\n- ¦", "- a\n- b\n\n¦"],
    ["in the middle of a list ends its first part", "- a\n- ¦\n- b", "- a\n\n¦\n- b"],
    ["in the middle of a numbered list keeps its rest a list", "1. a\n2. ¦\n3. b\n4. c", "1. a\n\n¦\n\n2. b\n3. c"],
    ["in the middle of a loose numbered list does so, too", "1. a\n\n2. ¦\n3. b", "1. a\n\n¦\n\n2. b"],
    ["in the middle of a numbered list of a quotation does so, too", "> 1. a\n> 2. ¦\n> 3. b", "> 1. a\n>\n> ¦\n>\n> 2. b"],
    ["in an empty task ends the list", "- [x] a\n- [ ] ¦", "- [x] a\n\n¦"],
    ["in an empty numbered item ends the list", "1. a\n2. ¦", "1. a\n\n¦"],
    ["in an empty item below an empty line only ends the list", "- a\n\n- ¦", "- a\n\n¦"],
    ["in the only item, which is empty, ends the list", "- ¦", "¦"],
    ["in an empty inner item goes on with the outer list", "- a\n  - b\n  - ¦", "- a\n  - b\n- ¦"],
    ["in an empty item of a quotation stays in the quotation", "> - a\n> - ¦", "> - a\n>\n> ¦"],
    ["in an empty line of a quotation ends it", "> a\n> ¦", "> a\n\n¦"],
    ["in an empty line of a quotation ends it, without a space", "> a\n>¦", "> a\n\n¦"],
    ["in an empty line of a quotation in one stays in the outer one", "> > a\n> > ¦", "> > a\n>\n> ¦"],
    ["in an empty quotation ends it", "a\n\n> ¦", "a\n\n¦"],
    ["goes on with a quotation", "> a¦", "> a\n> ¦"],
    ["goes on with the only item of a list in an item", "1. a\n   1. b¦", "1. a\n   1. b\n   2. ¦"],
    ["is left to others in a paragraph", "a¦", "left to others"],
  ] as const)
    it(what, () => {
      expect(enter(before)).to.equal(after);
    });
});
