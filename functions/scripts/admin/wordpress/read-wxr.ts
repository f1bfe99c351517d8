import { createReadStream } from "node:fs";
import { Parser } from "htmlparser2";
import { OperatorError } from "../operator-error.ts";

/** An `item` of WordPress' export: a post, a page, a picture, an entry of a menu … */
export interface WxrItem {
  readonly id: string;
  readonly type: string;
  readonly status: string;
  readonly title: string;
  /** As in addresses, percent-encoded unless it is Latin. Empty for drafts that never had one. */
  readonly slug: string;
  readonly link: string;
  readonly parent: string;
  readonly content: string;
  readonly excerpt: string;
  readonly password: string;
  /** Of a picture: its file. */
  readonly file: string;
  readonly thumbnail: string;
  /** Names of its categories and tags. */
  readonly topics: readonly string[];
  readonly comments: number;
  /** Longer than an item can be read: its texts are empty. */
  readonly isTooLong: boolean;
}

/** 4 Mi characters: a page may have a fourth of it, and HTML is longer than Markdown. */
const longest = 4 * 1024 * 1024;

const members = {
  "wp:post_id": "id",
  "wp:post_type": "type",
  "wp:status": "status",
  title: "title",
  "wp:post_name": "slug",
  link: "link",
  "wp:post_parent": "parent",
  "content:encoded": "content",
  "excerpt:encoded": "excerpt",
  "wp:post_password": "password",
  "wp:attachment_url": "file",
} as const;

type Texts = Partial<Record<(typeof members)[keyof typeof members], string>>;

/**
 * Reads an export item by item, whatever its length. DTDs are not read: their entities stay as they are written.
 *
 * @throws OperatorError when the file is none, or ends in the middle
 */
export async function* readWxr(file: string): AsyncGenerator<WxrItem> {
  const reader = createItemReader();
  const stream = createReadStream(file, { encoding: "utf8", highWaterMark: 256 * 1024 });
  try {
    for await (const chunk of stream) {
      reader.parser.write(String(chunk));
      yield* reader.take();
    }
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    stream.destroy();
  }
  reader.parser.end();
  if (!reader.isExport()) throw new OperatorError(`${file} is not an export of WordPress ("Tools, Export, All content").`);
  if (!reader.isWhole()) throw new OperatorError(`${file} ends in the middle. Export it again.`);
  yield* reader.take();
}

function createItemReader() {
  const done: WxrItem[] = [];
  const path: string[] = [];
  let texts: Texts | undefined;
  let key = "";
  let topics: string[] = [];
  let [thumbnail, comments, isTooLong] = ["", 0, false];
  let [isExport, isWhole] = [false, false];
  let [text, isCut] = ["", false];
  const parser = new Parser(
    {
      onopentag(name) {
        path.push(name);
        [text, isCut] = ["", false];
        if (name === "wp:wxr_version") isExport = true;
        if (name === "item") [texts, thumbnail, topics, comments, isTooLong] = [{}, "", [], 0, false];
        if (name === "wp:comment") comments += 1;
      },
      ontext(part) {
        if (texts === undefined || isCut) return;
        if (text.length + part.length > longest) [text, isCut, isTooLong] = ["", true, true];
        else text += part;
      },
      onclosetag(name, isImplied) {
        const depth = path.length - path.lastIndexOf("item");
        path.pop();
        if (name === "rss") isWhole = !isImplied;
        if (texts === undefined) return;
        if (name === "wp:meta_key") key = text;
        if (name === "wp:meta_value" && key === "_thumbnail_id") thumbnail = text;
        if (name === "category" && depth === 2) topics.push(text.trim());
        const member = isMember(name) ? members[name] : undefined;
        if (member !== undefined && depth === 2) texts[member] = text;
        text = "";
        if (name !== "item") return;
        done.push({ ...noTexts, ...texts, thumbnail, topics, comments, isTooLong });
        texts = undefined;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  return { parser, take: () => done.splice(0), isExport: () => isExport, isWhole: () => isWhole };
}

const isMember = (name: string): name is keyof typeof members => Object.hasOwn(members, name);

const noTexts = {
  id: "",
  type: "",
  status: "",
  title: "",
  slug: "",
  link: "",
  parent: "",
  content: "",
  excerpt: "",
  password: "",
  file: "",
};
