import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect } from "chai";
import * as z from "zod";
import { picturesOf, pixel } from "../../support/pictures.ts";
import { aProject } from "../../support/projects.ts";
import { aBakery, aFolderName, contentsOf, exported, imported, pixelName } from "./support/a-bakery.ts";

const Site = z.looseObject({ settings: z.looseObject({}) });

describe("admin site import", () => {
  const page = (head: string): string => `---\n${head}\n---\n\nText`;
  const fine = 'id: a\nvisibility: live\nslug: a\nlanguage: en\ntemplate: t\nupdated_at: "2026-11-01T10:00:00Z"\nmetadata:\n  title: A';
  const hostile = [
    [
      "a folder that is none",
      (folder: string) => {
        rmSync(folder, { recursive: true });
      },
      "There is no file",
    ],
    [
      "another version's folder",
      (folder: string) => {
        writeFileSync(join(folder, "site.json"), '{"lectern_site": 2}');
      },
      "another version",
    ],
    [
      "a link out of the folder",
      (folder: string) => {
        symlinkSync("/etc/passwd", join(folder, "pages/x.md"));
      },
      "neither a file nor a folder",
    ],
    [
      "a folder that is a link",
      (folder: string) => {
        symlinkSync("/etc", join(folder, "pages/x"));
      },
      "neither a file nor a folder",
    ],
    [
      "a program among the pages",
      (folder: string) => {
        writeFileSync(join(folder, "pages/x.sh"), "rm -rf /");
      },
      "does not belong here",
    ],
    [
      "an id with a path",
      (folder: string) => {
        writeFileSync(join(folder, "pages/x.md"), page(fine.replace("id: a", "id: ../../projects/other")));
      },
      "cannot be an id",
    ],
    [
      "an id twice",
      (folder: string) => {
        for (const name of ["x", "y"]) writeFileSync(join(folder, `pages/${name}.md`), page(fine));
      },
      "have the id a",
    ],
    [
      "YAML that multiplies itself",
      (folder: string) => {
        writeFileSync(join(folder, "pages/x.md"), page(`a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]`));
      },
      "cannot be read",
    ],
    [
      "a page without front matter",
      (folder: string) => {
        writeFileSync(join(folder, "pages/x.md"), "Text");
      },
      "does not begin with front matter",
    ],
    [
      "a field that pages do not have",
      (folder: string) => {
        writeFileSync(join(folder, "pages/x.md"), page(`${fine}\nbase: {id: x}`));
      },
      "base",
    ],
    [
      "a page without end",
      (folder: string) => {
        writeFileSync(join(folder, "pages/x.md"), page(fine) + "x".repeat(2 ** 21));
      },
      "is too long",
    ],
    [
      "a picture that is another",
      (folder: string) => {
        writeFileSync(join(folder, "media", pixelName), Buffer.concat([pixel, pixel]));
      },
      "is not the image",
    ],
    [
      "a program called a picture",
      (folder: string) => {
        writeFileSync(join(folder, "media", `${"a".repeat(40)}.png`), "#!/bin/sh");
      },
      "is not the image",
    ],
    [
      "settings that a project cannot have",
      (folder: string) => {
        const site = Site.parse(JSON.parse(readFileSync(join(folder, "site.json"), "utf8")));
        writeFileSync(
          join(folder, "site.json"),
          JSON.stringify({ ...site, settings: { ...site.settings, site: { accent: "url(javascript:1)" } } }),
        );
      },
      "accent",
    ],
  ] as const;

  it("takes nothing from a stranger's folder on trust", async () => {
    const bakery = await aBakery();
    const folder = await exported(bakery);
    const empty = await aProject();
    const before = await contentsOf(empty);
    for (const [name, spoil, why] of hostile) {
      const copy = join(dirname(aFolderName()), "copy");
      cpSync(folder, copy, { recursive: true });
      spoil(copy);
      const { exitCode, complaints } = await imported(empty, copy);
      expect(exitCode, name).to.equal(1);
      expect(complaints, name).to.include(why);
    }
    expect(await contentsOf(empty)).to.deep.equal(before);
    expect(await picturesOf(empty.id)).to.deep.equal([]);
  });
});
