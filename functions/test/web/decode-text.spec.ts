import { expect } from "chai";
import { encodeText } from "../../fakes/web/company-sites.ts";
import { decodeText } from "../../src/lib/providers/web/decode-text.ts";

describe("decodeText", () => {
  const utf8 = (text: string): Uint8Array => Buffer.from(text);
  const cases: readonly (readonly [string, Uint8Array, string, string])[] = [
    ["UTF-8 that nobody names", utf8("Åse"), "text/html", "Åse"],
    ["the server's word", encodeText("שלום", "windows-1255"), "text/html; charset=windows-1255", "שלום"],
    [
      "the page's word",
      Buffer.concat([utf8('<meta charset="shift_jis">'), encodeText("営業時間", "shift_jis")]),
      "text/html",
      '<meta charset="shift_jis">営業時間',
    ],
    [
      "the page's older word",
      Buffer.concat([utf8('<meta http-equiv=Content-Type content="text/html; charset=koi8-r">'), encodeText("Привет", "koi8-r")]),
      "text/html",
      '<meta http-equiv=Content-Type content="text/html; charset=koi8-r">Привет',
    ],
    [
      "a mark at the start, whatever the server says",
      Buffer.concat([Uint8Array.of(0xef, 0xbb, 0xbf), utf8("Åse")]),
      "text/html; charset=iso-8859-1",
      "Åse",
    ],
    ["UTF-16 with its mark", Buffer.concat([Uint8Array.of(0xff, 0xfe), Buffer.from("Åse", "utf16le")]), "text/html", "Åse"],
    ["an encoding that does not exist", utf8("Åse"), "text/html; charset=utf-99", "Åse"],
    ["old Latin text that nobody names", Uint8Array.of(0xc5, 0x73, 0x65), "text/html", "Åse"],
  ];
  for (const [what, bytes, type, text] of cases) {
    it(`reads ${what}`, () => {
      expect(decodeText(bytes, type)).to.equal(text);
    });
  }
});
