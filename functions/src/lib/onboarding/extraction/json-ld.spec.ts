import { expect } from "chai";
import { parseJsonLd } from "./json-ld.ts";

describe("parseJsonLd", () => {
  const wrappings: readonly (readonly [string, string])[] = [
    ["nothing", '{"a":1}'],
    ["spaces", ' \n {"a":1}\n '],
    ["a section", '<![CDATA[{"a":1}]]>'],
    ["a section within comments", '\n/* <![CDATA[ */ {"a":1} /* ]]> */\n'],
    ["a section within line comments", '//<![CDATA[\n{"a":1}\n// ]]>\n'],
    ["a comment", '<!-- {"a":1} -->'],
    ["a semicolon", '{"a":1};'],
  ];
  for (const [name, script] of wrappings)
    it(`reads data in ${name}`, () => {
      expect(parseJsonLd(script)).to.deep.equal({ a: 1 });
    });

  const spaces = " ".repeat(190_000);
  const slow: readonly (readonly [string, string])[] = [
    ["spaces in front", `${spaces}{}`],
    ["spaces after the end of a section", `{}]]>${spaces}x`],
    ["spaces after a comment", `{}//${spaces}x`],
    ["spaces after a comma", `{"a":1,${spaces}x`],
  ];
  for (const [name, script] of slow) {
    // Patterns that search for them twice take half a minute.
    it(`is not held up by ${name}`, () => {
      expect(() => parseJsonLd(script)).not.to.throw();
    });
  }
});
