import { setTimeout as sleep } from "node:timers/promises";
import { readFile } from "node:fs/promises";
import { request } from "node:http";
import { buffer } from "node:stream/consumers";
import { expect } from "chai";
import { errorBody } from "../../../answers/error-body.ts";
import { type UploadedImage, uploadedImage } from "../../../answers/uploaded-image.ts";
import { type FakeStorageOptions, startFakeStorage } from "../../../fakes/storage/start-fake-storage.ts";
import { mediaLimits } from "../../../src/lib/pages/media/limits.ts";
import { aPng, pngChunk, pngEnd, pngHead } from "../../support/a-png.ts";
import { firestore } from "../../support/admin-app.ts";
import { type Instance, startInstance } from "../../support/instances.ts";
import { aPerson } from "../../support/people.ts";
import { anEditor, aProject, type Fields, type Project } from "../../support/projects.ts";
import { stack } from "../../support/stack-addresses.ts";

const png = aPng();
type Got = Readonly<{ status: number; headers: Readonly<Record<string, unknown>>; body: Buffer }>;

const get = async (
  url: string,
  options: { readonly method?: string; readonly headers?: Record<string, string>; readonly body?: Buffer } = {},
): Promise<Got> =>
  new Promise((resolve, reject) => {
    const { method = "GET", headers = {}, body } = options;
    const sent = request(
      url,
      { method, headers: { ...headers, ...(body && { "Content-Length": body.length }) }, agent: false },
      (incoming) => {
        buffer(incoming).then((content) => {
          resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: content });
        }, reject);
      },
    );
    sent.on("error", reject).end(body);
  });

const json = ({ body }: Got): unknown => JSON.parse(body.toString());

type Fake = Awaited<ReturnType<typeof startFakeStorage>>;

describe("pictures", () => {
  let fake: Fake;
  let uploads: Instance;
  let reads: Instance;

  const startWith = async (options: FakeStorageOptions = {}): Promise<void> => {
    fake = await startFakeStorage({ buckets: ["pictures"], ...options });
    const environment = { STORAGE_API_URL: fake.url, MEDIA_BUCKET: "pictures", PUBLIC_BASE_URL: "https://site.example/" };
    [uploads, reads] = await Promise.all([startInstance("mediaUpload", environment), startInstance("mediaRead", environment)]);
  };

  before(async () => startWith());

  after(async () => {
    await Promise.all([uploads.stop(), reads.stop()]);
    await fake.stop();
  });

  afterEach(() => {
    fake.control.reset();
  });

  const aTeam = async (fields: Fields = {}) => {
    const project = await aProject(fields);
    const { token } = await anEditor(project);
    return { project, token };
  };

  const upload = async (
    { project, token }: { readonly project: Project; readonly token: string },
    body: Buffer,
    headers: Record<string, string> = {},
    base = uploads.url,
  ) =>
    get(`${base}/api/projects/${project.id}/media`, {
      method: "POST",
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "image/png", ...headers },
      body,
    });

  const stored = (reply: Got): UploadedImage => {
    expect(reply.status, reply.body.toString()).to.equal(200);
    return uploadedImage.parse(json(reply));
  };

  const refusedAs = (reply: Got, status: number, code: string): void => {
    expect(reply.status, reply.body.toString().slice(0, 300)).to.equal(status);
    expect(errorBody.parse(json(reply)).code).to.equal(code);
  };

  const shown = async (url: string, headers: Record<string, string> = {}, method = "GET") =>
    get(`${reads.url}${new URL(url).pathname}`, { headers, method });

  it("are stored by their bytes, and served to anybody for ever", async () => {
    const team = await aTeam();
    const picture = aPng();
    const { url, ...facts } = stored(await upload(team, picture, { "X-File-Name": "../../etc/passwd", "Content-Type": "image/svg+xml" }));
    expect(facts).to.deep.equal({ type: "image/png", width: 64, height: 1, bytes: picture.length });
    expect(url).to.match(new RegExp(`^https://site\\.example/media/${team.project.id}/[0-9a-f]{40}-64x1\\.png$`));
    const reply = await shown(url);
    expect(reply.status).to.equal(200);
    expect(reply.body.equals(picture)).to.equal(true);
    expect(reply.headers).to.include({
      "content-type": "image/png",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
      "content-length": String(picture.length),
    });
    const head = await shown(url, {}, "HEAD");
    expect([head.status, head.body.length, head.headers["content-length"]]).to.deep.equal([200, 0, String(picture.length)]);
    const asked = fake.control.requests().length;
    const known = await shown(url, { "If-None-Match": String(reply.headers["etag"]) });
    expect([known.status, known.body.length, fake.control.requests().length]).to.deep.equal([304, 0, asked]);
  });

  it("that come again are one, however many send them at once, and cost nothing again", async () => {
    const picture = aPng(1_000);
    const team = await aTeam({ limits: { media_bytes: { per_project: 4 * picture.length } } });
    const replies = await Promise.all([1, 2, 3, 4].map(async () => upload(team, picture)));
    const urls = new Set(replies.map((reply) => stored(reply).url));
    expect(urls.size).to.equal(1);
    expect(fake.control.objects().size).to.equal(1);
    for (let round = 0; round < 5; round++) expect(stored(await upload(team, picture)).url).to.be.oneOf([...urls]);
  });

  it("have a budget of bytes a day, which parallel uploads do not exceed", async () => {
    const pictures = Array.from({ length: 6 }, () => aPng(1_000));
    const [first = png] = pictures;
    const team = await aTeam({ limits: { media_bytes: { per_project: 3 * first.length + 10 } } });
    const replies = await Promise.all(pictures.map(async (picture) => upload(team, picture)));
    const refused = replies.filter(({ status }) => status !== 200);
    expect(refused).to.have.length(3);
    for (const reply of refused) {
      refusedAs(reply, 429, "media_limit");
      expect(Number(reply.headers["retry-after"])).to.be.within(1, 86_400);
    }
    expect(fake.control.objects().size).to.equal(3);
  });

  it("must be pictures by their bytes, of a size that is allowed, and sent as pictures", async () => {
    const team = await aTeam();
    for (const body of [
      Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script>1</script></svg>"),
      Buffer.alloc(0),
      Buffer.from("<html>"),
      png.subarray(0, -20),
    ])
      refusedAs(await upload(team, body), 415, "unsupported_media_type");
    const huge = await upload(team, Buffer.concat([pngHead(60_000, 60_000), pngChunk("IDAT", png), pngEnd]));
    expect(`${huge.status} ${huge.body.toString()}`).to.include("415").and.include("100 megapixels");
    refusedAs(await upload(team, png, { "Content-Type": "application/json" }), 415, "unsupported_media_type");
    refusedAs(await upload(team, png, { "Content-Encoding": "gzip" }), 415, "unsupported_media_type");
    refusedAs(await upload(team, aPng(mediaLimits.fileBytes)), 413, "too_large");
    const largest = aPng(mediaLimits.fileBytes - 2_000);
    expect(stored(await upload(team, largest))).to.include({ bytes: largest.length });
    expect(fake.control.objects().size).to.equal(1);
  });

  it("are accepted from nobody else: 401, 403, and no request to the store", async () => {
    const { project } = await aTeam();
    refusedAs(await upload({ project, token: "nobody" }, png), 401, "unauthenticated");
    refusedAs(await upload({ project, token: (await aPerson()).token }, png), 403, "forbidden");
    refusedAs(await upload({ project, token: (await aPerson()).token }, aPng(mediaLimits.fileBytes)), 403, "forbidden");
    expect(fake.control.requests()).to.deep.equal([]);
  });

  it("that do not exist are 404, whatever their name, and that is not cached", async () => {
    const names = [
      "none.png",
      `${"0".repeat(40)}.png`,
      `${"0".repeat(40)}.svg`,
      "..%2F..%2Fsecret",
      "%00.png",
      `${"0".repeat(40)}.png%2Fx`,
    ];
    for (const name of names) {
      const reply = await get(`${reads.url}/media/any/${name}`);
      refusedAs(reply, 404, "not_found");
      expect(reply.headers["cache-control"]).to.equal("no-store");
    }
    refusedAs(await get(`${reads.url}/media/any/x.png`, { method: "POST", body: png }), 405, "method_not_allowed");
  });

  const passing = ["429", "503", "html", "half", "lost"] as const;
  for (const fault of passing) {
    it(`are stored and shown when the store fails once (${fault}), and a failure that stays is 503 with Retry-After`, async () => {
      const team = await aTeam();
      const picture = aPng();
      fake.control.fail({ fault, times: 1 });
      const { url } = stored(await upload(team, picture));
      expect(fake.control.objects().size).to.equal(1);
      if (fault !== "half") fake.control.fail({ fault, times: 1 });
      expect((await shown(url)).body.equals(picture)).to.equal(true);
      fake.control.fail({ fault, times: 20 });
      const lost = await upload(team, aPng());
      refusedAs(lost, 503, "unavailable");
      expect(lost.headers["retry-after"]).to.equal("5");
    });
  }

  for (const fault of ["disabled", "forbidden"] as const) {
    it(`say that only an operator can mend it: ${fault}`, async () => {
      const team = await aTeam();
      fake.control.fail({ fault, times: 20 });
      const reply = await upload(team, aPng());
      refusedAs(reply, 503, "unavailable");
      expect(reply.headers["retry-after"]).to.equal(undefined);
      expect(reply.body.toString()).not.to.include("storage.objects");
    });
  }

  it("say the same of a bucket that does not exist", async () => {
    const instance = await startInstance("mediaUpload", { STORAGE_API_URL: fake.url, MEDIA_BUCKET: "elsewhere" });
    const reply = await upload(await aTeam(), aPng(), {}, instance.url);
    refusedAs(reply, 503, "unavailable");
    expect(reply.headers["retry-after"]).to.equal(undefined);
    await instance.stop();
  });

  it("are there or not when the process is killed, and a repeated upload does the rest", async () => {
    const team = await aTeam();
    const picture = aPng();
    for (const fault of ["hang", "lost"] as const) {
      const doomed = await startInstance("mediaUpload", { STORAGE_API_URL: fake.url, MEDIA_BUCKET: "pictures" });
      fake.control.fail({ fault, times: 20 });
      const lost = upload(team, picture, {}, doomed.url).catch(() => "no answer");
      while (fake.control.requests().length === 0) await sleep(10);
      await doomed.stop("SIGKILL");
      await lost;
      fake.control.reset();
      expect((await shown(stored(await upload(team, picture)).url)).status).to.equal(200);
      fake.control.reset();
    }
    const days = await firestore.collection(`projects/${team.project.id}/daily_budgets`).get();
    expect(days.size).to.equal(2);
  });

  it("go through Hosting in the local stack, without what a camera wrote into them, and as they were turned", async () => {
    const team = await aTeam();
    const photo = await readFile(new URL("../../photos/phone.jpg", import.meta.url));
    const { url, ...facts } = stored(await upload(team, photo, {}, stack.hostingUrl));
    const { body } = await get(url);
    expect(body.toString("latin1")).not.to.match(/SECRET|GPS/);
    expect(facts).to.deep.equal({ type: "image/jpeg", width: 32, height: 48, bytes: body.length });
    expect(stored(await upload(team, body, {}, stack.hostingUrl)).url).to.equal(url);
  });
});
