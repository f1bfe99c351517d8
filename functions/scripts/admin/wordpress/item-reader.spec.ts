import { expect } from "chai";
import { anExport, aPost } from "../../../test/emulator/admin/support/an-export.ts";
import { createItemReader } from "./item-reader.ts";

const read = (text: string) => {
  const breaks: string[] = [];
  const reader = createItemReader((where) => breaks.push(where));
  for (let at = 0; at < text.length; at += 100) reader.write(text.slice(at, at + 100));
  reader.end();
  return { items: reader.take(), breaks };
};

const whole = anExport(aPost({ id: "1", title: "A", content: "<p>One</p><p>Two</p>" }), aPost({ id: "2" }));

describe("the items of a WordPress export", () => {
  for (const [name, text, title, content] of [
    ["the end of a CDATA section within", whole.replace("One", "One ]]> and<br>"), "A", "<p>One  and<br><p>Two</p>"],
    ["no end of its CDATA section", whole.replace("Two</p>]]>", "Two</p>"), "A", "<p>One</p><p>Two</p>"],
    [
      "marks outside of a CDATA section",
      whole.replace("<![CDATA[A]]>", 'A <b class="x">bold</b>'),
      'A <b class="x">bold</b>',
      "<p>One</p><p>Two</p>",
    ],
  ] as const)
    it(`keep a text with ${name}, and say that it is damaged`, () => {
      const { items, breaks } = read(text);
      expect(items.map(({ id, isDamaged }) => [id, isDamaged])).to.deep.equal([
        ["1", true],
        ["2", false],
      ]);
      expect([items[0]?.title, items[0]?.content, items[0]?.status, breaks.length]).to.deep.equal([title, content, "publish", 0]);
    });

  it("may have empty space around what they say", () => {
    const { items } = read(whole.replace("<wp:post_id>1<", "<wp:post_id>\n  1\n<"));
    expect(items[0]).to.include({ id: "1", isDamaged: false });
  });

  it("have the fields that their owner made", () => {
    const meta = (key: string, value: string) =>
      `<wp:postmeta><wp:meta_key><![CDATA[${key}]]></wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`;
    const more = meta("bio", "Bakes.") + meta("_bio", "field_1") + meta("views", "7") + meta("list", "a:0:{}") + meta("_list", "field_2");
    expect(read(anExport(aPost({ id: "1", more }))).items[0]?.elements).to.equal('{"bio":"Bakes."}');
  });

  it("say that a page builder keeps them", () => {
    const more = `<wp:postmeta><wp:meta_key>_bricks_page_content_2</wp:meta_key><wp:meta_value>a:1:{${"x".repeat(300)}</wp:meta_value></wp:postmeta>`;
    expect(read(anExport(aPost({ id: "1", more }))).items[0]?.isBuilt).to.equal(true);
  });

  it("have the languages of WPML, and the tables of TablePress", () => {
    const meta = (key: string, value: string) =>
      `<wp:postmeta><wp:meta_key><![CDATA[${key}]]></wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`;
    const more =
      meta("_wpml_import_language_code", "nb") +
      meta("_wpml_import_translation_group", "g") +
      meta("_tablepress_export_table_id", "1,2") +
      meta("_tablepress_table_options", '{"table_head":false}');
    expect(read(anExport(aPost({ id: "1", more }))).items[0]).to.include({
      language: "nb",
      translations: "g",
      tables: "1,2",
      hasHead: false,
    });
  });

  it("are not looked for where thousands of elements have no end", () => {
    expect(() => read(whole.replace("<![CDATA[<p>One", `${"<b>".repeat(6_000)}One`))).to.throw("The file is damaged in line");
    expect(read(whole.replace("<![CDATA[<p>One", `${"<br>".repeat(1_000)}One`)).items).to.have.length(2);
  });
});
