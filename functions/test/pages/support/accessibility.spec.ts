import { expect } from "chai";
import { theBrowser } from "./browser.ts";
import { expectAccessible } from "./accessibility.ts";

/** A word that is readable in both colour schemes, but not during the transition between them. */
const styles = `p { color: #000; background: #fff; transition: all 1s; }
  @media (prefers-color-scheme: dark) { p { color: #fff; background: #000; } }`;

const page = (style: string): string => `<!doctype html><html lang="en"><title>Colours</title><main><h1>Colours</h1>
  <section><template shadowrootmode="open"><div><template shadowrootmode="open">
  <style>${style}</style><p>What is judged</p></template></div></template></section></main></html>`;

const judge = async (style: string): Promise<string> => {
  const context = await (await theBrowser()).newContext();
  try {
    const tab = await context.newPage();
    await tab.route("http://127.0.0.1/page", async (route) => route.fulfill({ contentType: "text/html", body: page(style) }));
    await tab.goto("http://127.0.0.1/page");
    return await expectAccessible(tab, "colours that change").then(() => "nothing", String);
  } finally {
    await context.close();
  }
};

describe("the look of a page is judged", () => {
  it("when the colours of its elements have changed, shadow roots included", async () => {
    expect(await judge(styles)).to.equal("nothing");
  });

  it("as it is then", async () => {
    expect(await judge(styles.replaceAll("#000; }", "#eee; }"))).to.include("colours that change, dark");
  });
});
