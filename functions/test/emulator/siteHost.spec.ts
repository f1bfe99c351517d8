import { expect } from "chai";
import { askHost } from "../../scripts/doctor/ask-host.ts";
import { firestore } from "../support/admin-app.ts";
import { operate } from "../support/operator.ts";
import { aLivePage, anEditor, aProject, type Project } from "../support/projects.ts";
import { stack } from "../support/stack-addresses.ts";
import { until } from "../support/until.ts";

const open = { public_pages: true, address_pattern: "/{slug}", home_slug: "home", live_agent_placement: "widget" };

let hosts = 0;

const aHost = (): string => `shop-${process.pid}-${++hosts}.example`;

const aSite = async (title: string): Promise<Project> => {
  const project = await aProject({ site: open, modules: { voice: true } });
  await aLivePage(project, { slug: "home", metadata: { title } });
  return project;
};

const ask = async (host: string, path: string, { base = stack.sitesUrl, headers = {} } = {}) => askHost(base, { host, path, headers });

const claimed = async (project: Project): Promise<string> => {
  const host = aHost();
  expect((await operate("site", "host", project.id, host.toUpperCase())).exitCode).to.equal(0);
  return host;
};

describe("a customer's domain", () => {
  it("shows one site each, in any spelling of the host, and nothing else that is on this machine", async () => {
    const [bakery, dairy] = [await aSite("The bakery"), await aSite("The dairy")];
    const [first, second] = [await claimed(bakery), await claimed(dairy)];
    for (const spelled of [first, `${first}:443`, `${first.toUpperCase()}.`])
      expect((await ask(spelled, "/")).html, spelled)
        .to.include("The bakery")
        .and.not.to.include("The dairy");
    const { html, headers } = await ask(second, "/");
    expect(html).to.include("The dairy").and.to.include(`<link rel="canonical" href="http://${second}/">`);
    expect(html).to.include(`src="${stack.hostingUrl}/embed/v1/lectern-voice.js?project=${dairy.id}"`);
    expect(headers["content-security-policy"]).to.include(`script-src ${stack.hostingUrl};`);
    expect(headers.vary?.toLowerCase()).to.include("x-forwarded-host");
    for (const path of [`/sites/${bakery.id}/`, "/editor/", "/voice/", `/api/sites/${dairy.id}/pages`])
      expect((await ask(second, path)).status, path).to.equal(404);
    expect((await ask(aHost(), "/")).status).to.equal(404);
    expect((await operate("site", "hosts", bakery.id)).output).to.equal(`${first}\n`);
  });

  it("is the operator's to give: no setting claims one, nobody has two, and taking it back ends it", async () => {
    const [bakery, thief] = [await aSite("The bakery"), await aSite("The thief")];
    const host = await claimed(bakery);
    const admin = await anEditor(thief, "admin");
    const wished = await admin.configure({ site_url: `https://${host}`, origins: [`https://${host}`] });
    expect(wished.status).to.equal(200);
    expect((await ask(host, "/")).html)
      .to.include("The bakery")
      .and.not.to.include("The thief");
    const refused = await operate("site", "host", thief.id, host);
    expect([refused.exitCode, refused.complaints]).to.deep.equal([
      1,
      `${host} is the host of ${bakery.id}. Take it back first, with "site host ${bakery.id} ${host} --remove".\n`,
    ]);
    expect((await firestore.doc(`projects/${bakery.id}`).get()).get("site_url")).to.equal(`https://${host}`);
    expect((await operate("site", "host", bakery.id, host, "--remove")).exitCode).to.equal(0);
    await until(async () => (await ask(host, "/")).status === 404);
    const orphan = await claimed(thief);
    await firestore.doc(`projects/${thief.id}`).delete();
    expect((await operate("site", "host", thief.id, orphan, "--remove")).exitCode, "of a project that is gone").to.equal(0);
    expect((await firestore.doc(`projects/${bakery.id}`).get()).get("site_url")).to.equal(undefined);
  });

  it("cannot be forged into something that is not public", async () => {
    const [bakery, closed] = [await aSite("The bakery"), await aProject({ site: { ...open, public_pages: false } })];
    await aLivePage(closed, { slug: "home", metadata: { title: "Closed" } });
    const [host, shut] = [await claimed(bakery), await claimed(closed)];
    const own = { base: `${stack.functionsUrl}/siteHtml` };
    const forged = async (name: string, path: string) => ask("localhost", path, { ...own, headers: { "x-forwarded-host": name } });
    expect((await forged(shut, "/")).status).to.equal(404);
    expect((await forged(host, "/")).html).to.include("The bakery");
    expect((await forged(`${host}, ${shut}`, "/")).status).to.equal(404);
    // At the deployment's own host, paths mean what they always mean.
    expect((await forged(new URL(stack.hostingUrl).host, `/sites/${bakery.id}/`)).html).to.include("The bakery");
  });
});
