import { expect } from "chai";
import { choosePages } from "./choose-pages.ts";
import type { PageLink } from "./page-facts.ts";

const choose = (links: readonly PageLink[], count = 4): readonly string[] =>
  choosePages(
    { url: "https://www.fjord.example/", language: "", title: "", meta: new Map(), lines: [], links, alternates: [], data: [] },
    count,
  );

const link = (path: string, text = ""): PageLink => ({ url: new URL(path, "https://www.fjord.example/").href, text });

const chosen = (paths: readonly string[]): readonly string[] => paths.map((path) => new URL(path, "https://www.fjord.example/").href);

describe("choosePages", () => {
  it("takes one page of each topic before a second one", () => {
    const links = [
      link("/om-oss"),
      link("/om-oss/historie", "Om oss: historie"),
      link("/kontakt"),
      link("/produkter"),
      link("/apningstider"),
    ];
    expect(choose(links)).to.deep.equal(chosen(["/om-oss", "/kontakt", "/produkter", "/apningstider"]));
    expect(choose(links, 5)).to.have.length(5);
  });

  it("knows a page by its label or by its path, in many languages", () => {
    for (const label of ["Über uns", "Qui sommes-nous ?", "会社概要", "אודות", "О компании", "من نحن", "Tietoa meistä"])
      expect(choose([link("/p1", label)]), label).to.deep.equal(chosen(["/p1"]));
    for (const path of ["/about-us.html", "/ueber_uns/", "/de/kontakt.php", "/%D7%90%D7%95%D7%93%D7%95%D7%AA"])
      expect(choose([link(path)]), path).to.deep.equal(chosen([path]));
  });

  it("stays on the site, with or without www", () => {
    const links = [
      "https://fjord.example/about",
      "https://shop.fjord.example/about",
      "https://other.example/about",
      "https://www.fjord.example:8443/about",
      "mailto:about@fjord.example",
      "javascript:about()",
    ].map((url) => ({ url, text: "About" }));
    expect(choose(links)).to.deep.equal(["https://fjord.example/about"]);
  });

  it("takes the rest of the menu after the pages that it knows, and the same pages in other languages last", () => {
    const links = [
      link("/en", "English"),
      link("/cookies", "Cookies"),
      link("/knodel", "Knödel"),
      link("/kontakt", "Kontakt"),
      link("/login", "Login"),
    ];
    expect(choose(links)).to.deep.equal(chosen(["/kontakt", "/knodel", "/en"]));
    expect(choose(links, 2)).to.deep.equal(chosen(["/kontakt", "/knodel"]));
  });

  it("takes what there is where scripts write the menu", () => {
    expect(choose([link("/privacy.html")])).to.deep.equal(chosen(["/privacy.html"]));
  });

  it("takes no files, no teasers, no place within the page and nothing twice", () => {
    expect(
      choose([link("/about.pdf", "About"), link("/news/7", `About ${"our new oven ".repeat(9)}`), link("/#about", "About")]),
    ).to.deep.equal([]);
    expect(choose([link("/contact#form", "Contact"), link("/contact#map", "Contact")])).to.deep.equal(chosen(["/contact"]));
  });
});
