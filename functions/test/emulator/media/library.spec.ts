import { expect } from "chai";
import * as z from "zod";
import { errorBody } from "../../../answers/error-body.ts";
import { imageList } from "../../../answers/images.ts";
import { uploadedImage } from "../../../answers/uploaded-image.ts";
import { listImages } from "../../../src/lib/pages/media/list-images.ts";
import { mediaPrefix, objectNameOf, parseMediaFile } from "../../../src/lib/pages/media/media-file.ts";
import { removeImage } from "../../../src/lib/pages/media/remove-image.ts";
import { mediaStore } from "../../../src/lib/pages/media/store.ts";
import { aPng } from "../../support/a-png.ts";
import { firestore } from "../../support/admin-app.ts";
import { aPerson } from "../../support/people.ts";
import { aPicture, picturesOf, pictureStore } from "../../support/pictures.ts";
import { aForeignDraft, aLivePage, anEditor, aProject, type Project } from "../../support/projects.ts";
import { stack } from "../../support/stack-addresses.ts";

type Team = Readonly<{ project: Project; token: string }>;

const aTeam = async (): Promise<Team> => {
  const project = await aProject();
  return { project, token: (await anEditor(project)).token };
};

const ask = async ({ project, token }: Team, path: string, body?: Buffer | object): Promise<Response> =>
  fetch(`${stack.hostingUrl}/api/projects/${project.id}/media${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: { Authorization: `Bearer ${token}`, "Content-Type": Buffer.isBuffer(body) ? "image/png" : "application/json" },
    ...(body !== undefined && { body: Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body) }),
  });

const upload = async (team: Team) => uploadedImage.parse(await (await ask(team, "", aPng(300))).json());

const list = async (team: Team, query = "") => imageList.parse(await (await ask(team, query)).json());

const remove = async (team: Team, url: string) => {
  const response = await ask(team, "/remove", { url });
  const body: unknown = await response.json();
  return response.ok ? { status: response.status } : { status: response.status, ...errorBody.parse(body) };
};

describe("the library of pictures", () => {
  it("lists what a project has, the newest first, with sizes, and the pages and drafts that use it", async () => {
    const team = await aTeam();
    const old = await aPicture(team.project.id);
    const { url, width, height, bytes } = await upload(team);
    const docId = await aLivePage(team.project, { content: `![A view](${url})` });
    const draftId = await aForeignDraft(team.project, { metadata: { title: "A", gallery: [{ image: url }] } });
    const { images, next_cursor } = await list(team);
    expect(next_cursor).to.equal(null);
    const [first, second] = images;
    expect({ ...first, used_by: first?.used_by.toSorted() }).to.deep.include({ url, width, height, bytes });
    expect(first?.used_by.toSorted()).to.deep.equal([docId, draftId].toSorted());
    // Stored by another program, without a size.
    expect(second).to.deep.include({ width: null, height: null, used_by: [] });
    expect(second?.url).to.include(old);
  });

  it("shows no size that another program has written wrong", async () => {
    const team = await aTeam();
    const { url } = await upload(team);
    await firestore.doc(`projects/${team.project.id}/media/${url.split("/").at(-1)}`).set({ width: "60", height: -1 });
    expect((await list(team)).images[0]).to.include({ url, width: null, height: null });
  });

  it("goes on where a page of it ended, and refuses other cursors", async () => {
    const { project } = await aTeam();
    const at = (minute: number): Date => new Date(Date.UTC(2026, 0, 1, 0, minute));
    const names = Array.from({ length: 100 }, (_, index) => `${String(index).padStart(40, "0")}.png`);
    const objects = names.map((name, index) => ({ name: mediaPrefix(project.id) + name, bytes: 1, uploadedAt: at(index >> 1), state: "" }));
    const foreign = { name: `${mediaPrefix(project.id)}readme.txt`, bytes: 1, uploadedAt: at(0), state: "" };
    const bucket = { listObjects: async () => [...objects, foreign] };
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await listImages({ bucket, store: mediaStore, origin: "https://site.example" }, { projectId: project.id, cursor });
      found.push(...page.images.map(({ url }) => url.slice(-44)));
      cursor = page.next_cursor ?? undefined;
    } while (cursor !== undefined);
    expect(found).to.have.length(100);
    expect(found.toSorted()).to.deep.equal(names);
    const wrong = await ask({ project, token: (await anEditor(project)).token }, "?cursor=W10");
    expect(wrong.status).to.equal(400);
  });

  it("lets go of what nothing uses, once, and of nothing else", async () => {
    const team = await aTeam();
    const [unused, used, kept] = [await upload(team), await upload(team), await upload(team)];
    const docId = await aForeignDraft(team.project, { content: `![A view](${used.url})` });
    await firestore.doc(`projects/${team.project.id}/templates/t`).set({ name: "T", fields: [{ default: kept.url }] });
    expect(await remove(team, used.url)).to.deep.include({
      status: 409,
      code: "image_in_use",
      details: [{ path: "docId", message: docId }],
    });
    expect(await remove(team, kept.url)).to.include({ status: 409, code: "image_in_use" });
    expect(await remove(team, unused.url)).to.deep.equal({ status: 200 });
    expect(await remove(team, unused.url)).to.include({ status: 404, code: "not_found" });
    expect((await list(team)).images.map(({ url }) => url).toSorted()).to.deep.equal([used.url, kept.url].toSorted());
    for (const url of ["https://elsewhere.example/a.png", used.url.replace(team.project.id, "other"), `${used.url}?x`, ""])
      expect(await remove(team, url)).to.include({ status: 400, code: "invalid_request" });
  });

  it("is open to the project's editors alone", async () => {
    const team = await aTeam();
    const { url } = await upload(team);
    for (const token of [(await aPerson()).token, (await aTeam()).token]) {
      expect((await ask({ ...team, token }, "")).status).to.equal(403);
      expect(await remove({ ...team, token }, url)).to.include({ status: 403 });
    }
    expect((await ask({ ...team, token: "nobody" }, "")).status).to.equal(401);
    expect(await picturesOf(team.project.id)).to.have.length(1);
  });

  it("keeps a picture that a save begins to use while it is being removed", async () => {
    const { project } = await aTeam();
    const name = await aPicture(project.id);
    const url = `https://site.example/media/${project.id}/${name}`;
    const bucket = {
      ...pictureStore,
      deleteObject: async (object: Parameters<typeof pictureStore.deleteObject>[0]) => {
        await aForeignDraft(project, { content: `![A view](${url})` });
        return pictureStore.deleteObject(object);
      },
    };
    const outcome = await removeImage({ bucket, store: mediaStore, origin: "https://site.example" }, { projectId: project.id, url }).catch(
      (error: unknown) => z.object({ code: z.string() }).parse(error).code,
    );
    expect(outcome).to.equal("image_in_use");
    const file = parseMediaFile(project.id, name);
    expect(file && (await pictureStore.sizeOf(objectNameOf(file)))).to.equal("a picture".length);
  });

  it("is not confused by two who remove the same picture", async () => {
    const team = await aTeam();
    const { url } = await upload(team);
    const statuses = (await Promise.all([remove(team, url), remove(team, url)])).map(({ status }) => status);
    expect(statuses).to.include(200);
    expect(statuses.every((status) => status === 200 || status === 404)).to.equal(true);
    expect(await picturesOf(team.project.id)).to.deep.equal([]);
  });
});
