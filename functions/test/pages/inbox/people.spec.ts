import { expect } from "chai";
import type { Locator, Page } from "playwright-core";
import { digestOfSecret } from "../../../src/lib/platform/core/digest.ts";
import { choosePassword, signUpWith } from "../../support/accounts.ts";
import { firestore, identities } from "../../support/admin-app.ts";
import { anAddress } from "../../support/people.ts";
import { aForeignDraft, aProject } from "../../support/projects.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { anAuthor, type Author, authorPassword, openDraft, signIn } from "../support/editor-page.ts";
import { press } from "../support/publishing.ts";
import { useTabs } from "../support/tabs.ts";

const secret = "Hq0w6oJ3mVt8yKdR2sXfB5nLzE9uCgPa1iTbW7vQkMx";

describe("the people of a site", () => {
  const tabs = useTabs();

  const openPeople = async (projectId: string, author: Author, locale = "en"): Promise<Page> => {
    const page = await tabs.open(await tabs.newPerson({ locale }), `/inbox/#/${projectId}/people`);
    await signIn(page, author);
    return page;
  };

  const row = (page: Page, text: string) => page.getByRole("listitem").filter({ hasText: text });
  const roleOf = async (projectId: string, { uid }: Author): Promise<unknown> =>
    (await firestore.doc(`projects/${projectId}/members/${uid}`).get()).get("role");

  it("are invited, change roles and are removed by an admin, with the keyboard alone", async () => {
    const { id } = await aProject({ name: "Bakery" });
    const [admin, other] = [await anAuthor(id, "Ada Berg", "admin"), await anAuthor(id, "Grace Hopper")];
    const page = await openPeople(id, admin);
    await row(page, "Grace Hopper").waitFor();
    const email = anAddress();
    expect(await page.getByLabel("Email").isVisible(), "people come first").to.equal(false);
    await page.getByRole("button", { name: "Invite someone" }).press("Enter");
    await page.getByLabel("Email").and(page.locator(":focus")).waitFor();
    await page.keyboard.type(email);
    await page.keyboard.press("Enter");
    await page
      .getByRole("status")
      .filter({ hasText: `Invitation sent to ${email}.` })
      .waitFor();
    await row(page, email)
      .getByText(/^Manager · Expires /)
      .waitFor();
    await expectAccessible(page, "people");
    await row(page, email)
      .getByRole("button", { name: `Withdraw: ${email}` })
      .press("Enter");
    await page.getByRole("status").filter({ hasText: "withdrawn the invitation" }).waitFor();
    await row(page, email).waitFor({ state: "detached" });

    await page.getByRole("combobox", { name: "Grace Hopper’s role" }).selectOption("admin");
    await page.getByRole("heading", { name: "Change Grace Hopper’s role to Admin?" }).waitFor();
    await expectAccessible(page, "people-question");
    await page.keyboard.press("Escape");
    expect(await roleOf(id, other)).to.equal("manager");
    expect(await page.getByRole("combobox", { name: "Grace Hopper’s role" }).inputValue()).to.equal("manager");
    await page.getByRole("button", { name: "Remove: Grace Hopper" }).press("Enter");
    await page.getByRole("button", { name: "Remove", exact: true }).press("Enter");
    await page.getByText("Grace Hopper no longer has access.").waitFor();
    expect(await roleOf(id, other)).to.equal(undefined);

    await page.getByRole("button", { name: "Remove: Ada Berg" }).press("Enter");
    await page.getByRole("button", { name: "Remove", exact: true }).press("Enter");
    await page.getByRole("alert").filter({ hasText: "You’re the only admin." }).waitFor();
    await page.keyboard.press("Escape");
    expect(await roleOf(id, admin)).to.equal("admin");
  });

  it("are shown to a manager, who changes nothing, also from right to left", async () => {
    const { id } = await aProject();
    await anAuthor(id, "Ada Berg", "admin");
    const manager = await anAuthor(id, "Grace Hopper");
    const page = await openPeople(id, manager, "he");
    await row(page, "Ada Berg").waitFor();
    expect(await page.getByRole("combobox").count()).to.equal(0);
    expect(await page.locator("lectern-owner-people").getByRole("button").count()).to.equal(0);
    await page.getByText("רק אדמינים יכולים להזמין").waitFor();
    await expectAccessible(page, "people-of-a-manager");
  });
});

describe("the page of an invitation", () => {
  const tabs = useTabs();

  const anInvitation = async (email: string, more: object = {}): Promise<string> => {
    const { id } = await aProject({ name: "Bakery" });
    const times = { invited_at: new Date(), expire_at: new Date(Date.now() + 3_600_000) };
    const fields = { email, role: "manager", digest: digestOfSecret(secret), by_operator: true, ...times, ...more };
    await firestore.doc(`projects/${id}/invitations/i1`).set(fields);
    return id;
  };
  const openLink = async (projectId: string): Promise<Page> => tabs.open(await tabs.newPerson(), `/inbox/#/${projectId}/join/i1.${secret}`);
  const endOf = async (shown: Locator): Promise<number> => {
    const { y, height } = (await shown.boundingBox()) ?? { y: Infinity, height: 0 };
    return y + height;
  };
  const problem = (page: Page, text: string) => page.getByRole("alert").filter({ hasText: text });

  it("lets in who signs in with the address, and leads to the site", async () => {
    const email = anAddress();
    const id = await anInvitation(email);
    await identities.createUser({ email, password: authorPassword, emailVerified: true });
    const page = await openLink(id);
    await page.getByRole("heading", { name: "Join Bakery" }).waitFor();
    await page.getByText("You’re invited to Bakery as a manager.").waitFor();
    expect(await page.locator("#email").inputValue()).to.equal(email);
    await page.setViewportSize({ width: 1280, height: 720 });
    expect(await endOf(page.getByRole("button", { name: "Choose a password" })), "of a usual window").to.be.at.most(720);
    await expectAccessible(page, "join");
    await page.locator("#password").fill(authorPassword);
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Accept invitation" }).waitFor();
    await expectAccessible(page, "join-accept");
    await press(page, "Accept invitation");
    await page.getByRole("heading", { name: "You’re in. Welcome to Bakery." }).waitFor();
    await expectAccessible(page, "joined");
    const [card, way] = [page.locator(".card"), page.getByRole("link", { name: "Open Bakery" })];
    expect((await endOf(card)) - (await endOf(way)), "the card ends as it begins").to.equal(33);
    await page.getByRole("link", { name: "Open Bakery" }).press("Enter");
    await page.getByText("Write your first page").waitFor();
  });

  it("sends a newcomer the mail to choose a password, after whoever took the address before has lost it", async () => {
    const email = anAddress();
    const stranger = await signUpWith(email);
    const id = await anInvitation(email, { foreign_uid: stranger.localId });
    const page = await openLink(id);
    await page.getByRole("button", { name: "Choose a password" }).press("Enter");
    await page
      .getByRole("status")
      .filter({ hasText: `We’ve emailed a link to ${email}.` })
      .waitFor();
    const person = await choosePassword(email);
    expect(person.localId).not.to.equal(stranger.localId);
    await page.locator("#password").fill("the person's own");
    await page.locator("#password").press("Enter");
    await press(page, "Accept invitation");
    await page.getByRole("heading", { name: "You’re in." }).waitFor();
  });

  it("says to who is signed in with another address which one it is for, and lets them change", async () => {
    const id = await anInvitation(anAddress());
    const page = await openLink(id);
    await page.getByRole("heading", { name: "Join Bakery" }).waitFor();
    await signIn(page, await anAuthor((await aProject()).id));
    await press(page, "Accept invitation");
    await problem(page, "This invitation is for ").waitFor();
    expect(await page.getByRole("button", { name: "Accept invitation" }).count(), "nor again").to.equal(0);
    expect(await page.getByText("This invitation is for ").count(), "said once").to.equal(1);
    await expectAccessible(page, "join-wrong");
    await press(page, "Use another account");
    await page.locator("#password").waitFor();
  });

  it("says when it is no longer valid", async () => {
    const page = await openLink(await anInvitation(anAddress(), { expire_at: new Date() }));
    await page.getByRole("heading", { name: "This invitation is no longer valid" }).waitFor();
    await expectAccessible(page, "join-gone");
    await page.getByRole("link", { name: "Sign in" }).press("Enter");
    await page.getByRole("heading", { name: "Sign in to Lectern" }).waitFor();
  });
});

describe("a site whose pages only admins publish", () => {
  const tabs = useTabs();

  it("tells a manager to ask an admin", async () => {
    const project = await aProject();
    await firestore.doc(`projects/${project.id}`).update({ "site.publishers": "admins" });
    const { page } = await openDraft(tabs, project, await aForeignDraft(project, {}), await anAuthor(project.id));
    await press(page, "Publish");
    await page.getByText("Ask an admin to publish this page.").waitFor();
  });
});
