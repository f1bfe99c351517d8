import { expect } from "chai";
import { toPageHtml } from "./page-html.ts";

const render = async (text: string, owner = "a", isAwaited = (): boolean => true): Promise<string> =>
  toPageHtml(text, { base: undefined, language: "en" }, { owner, isAwaited });

describe("toPageHtml of long texts", () => {
  it("does not begin with a long text that nobody waits for any more", async () => {
    const long = "a *b*\n\n".repeat(3_000);
    const first = render(long);
    let isAwaited = true;
    const second = render(`${long}c`, "a", () => isAwaited).catch(String);
    const third = render(`${long}d`);
    isAwaited = false;
    expect(await second).to.include("AppError");
    expect(await first).to.include("<em>b</em>");
    expect(await third).to.include("<p>d</p>");
  });

  it("takes turns between projects, however many long texts one of them has", async () => {
    const long = "a *b*\n\n".repeat(2_000);
    const order: string[] = [];
    const show = async (name: string): Promise<void> => {
      await render(long + name, name.slice(0, 1));
      order.push(name);
    };
    await Promise.all(["a1", "a2", "a3", "b1", "c1", "b2"].map(show));
    expect(order).to.deep.equal(["a1", "a2", "b1", "c1", "a3", "b2"]);
  });

  it("lets 4 Mi characters of a project wait, and no more, which is no matter to another one", async () => {
    const longest = "a".repeat(1_048_576);
    const waits = Array.from({ length: 5 }, async () => render(longest, "a", () => false).catch(() => "waited"));
    const [refused, other] = await Promise.all([render(longest).catch((error: unknown) => error), render(longest, "b")]);
    expect(refused).to.have.property("code", "unavailable");
    expect(other).to.include("aaa");
    expect(await Promise.all(waits)).to.deep.equal(Array.from({ length: 5 }, () => "waited"));
    expect(await render(longest)).to.include("aaa");
  });

  it("lets others in while it renders a long text", async () => {
    let turns = 0;
    const clock = setInterval(() => turns++, 1);
    await render("word and **bold** text, a [link](/x) and `code`.\n\n".repeat(20_000));
    clearInterval(clock);
    expect(turns).to.be.above(0);
  });
});
