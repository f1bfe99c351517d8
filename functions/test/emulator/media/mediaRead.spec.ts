import { once } from "node:events";
import { type IncomingHttpHeaders, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { startFakeStorage } from "../../../fakes/storage/start-fake-storage.ts";
import { runtime } from "../../../src/lib/platform/config/runtime.ts";
import { mediaFileOf, mediaPath, objectNameOf } from "../../../src/lib/pages/media/media-file.ts";
import { mediaLimits } from "../../../src/lib/pages/media/limits.ts";
import { type Instance, limitedMemory, startInstance } from "../../support/instances.ts";

type Got = Readonly<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>;

describe("mediaRead", () => {
  let fake: Awaited<ReturnType<typeof startFakeStorage>>;
  let reads: Instance;

  before(async () => {
    fake = await startFakeStorage({ buckets: ["pictures"] });
    reads = await startInstance("mediaRead", { STORAGE_API_URL: fake.url, MEDIA_BUCKET: "pictures", ...limitedMemory("mediaRead") });
  });

  after(async () => {
    await reads.stop();
    await fake.stop();
  });

  afterEach(() => {
    fake.control.reset();
  });

  /** Its bytes do not matter here. */
  const aPicture = async (bytes: number): Promise<string> => {
    const content = Buffer.alloc(bytes, "a picture");
    const file = mediaFileOf("a-project", content, { type: "image/png", width: 1, height: 1 });
    const url = `${fake.url}/upload/storage/v1/b/pictures/o?uploadType=media&name=${encodeURIComponent(objectNameOf(file))}`;
    await fetch(url, { method: "POST", headers: { Authorization: "Bearer somebody", "Content-Type": "image/png" }, body: content });
    return mediaPath(file);
  };

  const get = async (path: string, method = "GET"): Promise<Got> =>
    new Promise((resolve, reject) => {
      request(`${reads.url}${path}`, { method, agent: false }, (incoming) => {
        buffer(incoming).then((body) => {
          resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body });
        }, reject);
      })
        .on("error", reject)
        .end();
    });

  it("has one address for a picture: with anything added, or spelled otherwise, it leads there, and the store is not asked", async () => {
    const path = await aPicture(100);
    const [name = ""] = path.split("/").slice(-1);
    const before = fake.control.requests().length;
    const others = ["?v=1", `?${path}`, "?x=%00&y"].map((query) => path + query);
    const spelled = [path.replace(name, `%${name.charCodeAt(0).toString(16)}${name.slice(1)}`), path.replace("a-project", "%61-project")];
    for (const other of [...others, ...spelled]) {
      for (const method of ["GET", "HEAD"]) {
        const { status, headers, body } = await get(other, method);
        expect([status, headers["cache-control"], body.length], other).to.deep.equal([301, "no-store", 0]);
        expect(new URL(headers.location ?? "", `https://functions.example/mediaRead${other}`).pathname).to.equal(`/mediaRead${path}`);
      }
    }
    expect(fake.control.requests().length).to.equal(before);
    expect((await get(path)).body).to.have.length(100);
  });

  it("does not fetch a picture for HEAD", async () => {
    const path = await aPicture(1_000);
    const before = fake.control.downloads();
    const { status, headers, body } = await get(path, "HEAD");
    expect([status, headers["content-length"], body.length]).to.deep.equal([200, "1000", 0]);
    expect(fake.control.downloads()).to.equal(before);
    expect((await get("/media/a-project/0000000000000000000000000000000000000000.png", "HEAD")).status).to.equal(404);
  });

  it("breaks off visibly when the store breaks off", async () => {
    const path = await aPicture(100_000);
    fake.control.fail({ fault: "half", times: 1 });
    expect(await get(path).catch(() => "broken off")).to.equal("broken off");
    expect((await get(path)).body).to.have.length(100_000);
  });

  it("does not fill its memory when forty clients read slowly", async () => {
    const path = await aPicture(mediaLimits.fileBytes);
    const idle = reads.peakMiB();
    const clients = Array.from({ length: runtime.mediaRead.concurrency }, () => request(`${reads.url}${path}`, { agent: false }));
    await Promise.all(clients.map(async (client) => once(client.end(), "response")));
    await sleep(1_000);
    for (const client of clients) client.destroy();
    expect(reads.peakMiB() - idle, "of the 320 MiB that they ask for").to.be.below(100);
  });
});
