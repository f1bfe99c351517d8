import { Direction } from "@codemirror/view";
import { expect } from "chai";
import { lineDirection } from "./line-direction.ts";

describe("lineDirection", () => {
  for (const [text, direction] of [
    ["Hello שלום", Direction.LTR],
    ["שלום Hello", Direction.RTL],
    ["- [ ] مرحبا", Direction.RTL],
    ["- [x] مرحبا", Direction.RTL],
    ["## **שלום**", Direction.RTL],
    ["> 1. hello", Direction.LTR],
    ["[שלום](https://site.example)", Direction.RTL],
    ["![](https://site.example/a.png) שלום", Direction.RTL],
    ["<https://site.example> שלום", Direction.RTL],
    ["| 12 | שלום | a |", Direction.RTL],
    ["---", undefined],
    ["12:00 🚲", undefined],
    ["", undefined],
  ] as const)
    it(`is ${direction === undefined ? "the page's" : Direction[direction]} in ${text}`, () => {
      expect(lineDirection(text)).to.equal(direction);
    });
});
