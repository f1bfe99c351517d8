import { launchBrowser } from "/work/t/editface/functions/scripts/browser/launch-browser.ts";
const base = process.env.BASE ?? "http://127.0.0.1:5702";
const b = await launchBrowser();
const only = process.argv[2];
const errs: string[] = [];
const open = async (o: object, lang="en-US") => { const c = await b.newContext({ baseURL: base, locale: lang, viewport: {width:1280,height:800}, ...o }); const p = await c.newPage(); p.on("console", m => m.type()==="error" && errs.push(m.text())); p.on("pageerror", e => errs.push(String(e))); return p; };
const login = async (p: any) => { await p.getByRole("button", { name: /manager@example.com/ }).click(); };
const looks: any = { light: {}, dark: { colorScheme: "dark" }, phone: { viewport: { width: 390, height: 780 } } };
for (const [name, o] of Object.entries(looks)) {
  if (only && only !== name) continue;
  const shot = async (p: any, s: string) => { await p.waitForTimeout(500); await p.screenshot({ path: `/tmp/shots/${s}-${name}.png` }); };
  const p = await open(o as object);
  await p.goto("/editor/#/demo"); await p.getByRole("button", { name: /manager@example.com/ }).waitFor(); await shot(p, "01-signin");
  await login(p); await p.getByText(/pages$/).first().waitFor(); await shot(p, "02-list");
  await p.getByRole("link", { name: /Edit .*English/ }).first().click();
  await p.getByRole("textbox", { name: "Text of the page" }).waitFor(); await p.waitForTimeout(1200); await shot(p, "03-draft");
  await p.getByRole("button", { name: "Preview", exact: true }).click(); await p.waitForTimeout(800); await shot(p, "04-preview");
  await p.getByRole("button", { name: "Preview", exact: true }).click();
  if (name !== "phone") { await p.getByRole("textbox", { name: "Text of the page" }).click(); await p.keyboard.press("Control+End"); await p.keyboard.type("\n\n/"); await p.waitForTimeout(400); await shot(p, "05-slash"); await p.keyboard.press("Escape"); await p.keyboard.press("Backspace");
    await p.keyboard.press("Control+f"); await p.waitForTimeout(600); await shot(p, "06-find"); await p.keyboard.press("Escape"); }
  else { await p.getByRole("button", { name: "Page", exact: true }).click(); await shot(p, "05-sheet"); await p.getByRole("button", { name: "Close", exact: true }).click(); }
  await p.locator("lectern-menu").getByRole("button").first().click(); await shot(p, "07-menu"); await p.keyboard.press("Escape");
  await p.keyboard.press("Control+k"); await p.waitForTimeout(500); await shot(p, "08-palette"); await p.keyboard.press("Escape");
  await p.waitForTimeout(2500);
  await p.goto("/editor/#/demo/settings"); await p.getByRole("radio").first().waitFor(); await shot(p, "09-settings");
  await p.goto("/editor/#/"); await p.waitForTimeout(400); await shot(p, "10-root");
  await p.goto("/editor/#/demo"); await p.getByRole("button", { name: "New page" }).click(); await p.waitForTimeout(700); await shot(p, "11-new");
}
console.log(errs); await b.close();
