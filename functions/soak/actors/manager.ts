import { randomUUID } from "node:crypto";
import * as z from "zod";
import { type Actor, pick, weighted } from "../actor.ts";
import { noteValue } from "../ledger.ts";

const placements = ["homepage", "widget", "modal", "none"] as const;

const Inbox = z.object({ items: z.array(z.object({ itemId: z.string(), kind: z.string() })) });
const Uploaded = z.object({ url: z.string() });

/** 30 x 20 pixels. */
const sides = "\u001e\0\u0014\0";

/** A picture that is also valid text, so that its content can be compared: of at most 127 characters, the length of its only portion. */
const aPicture = (text: string): string => `GIF89a${sides}\0\0\0,\0\0\0\0${sides}\0\u0002${String.fromCodePoint(text.length)}${text}\0;`;

/** Somebody who manages a site: its settings, lists, pictures and visitors' questions. */
export function createManager(actor: Actor): () => Promise<void> {
  const { world, site, person, roll, marker } = actor;
  const { client } = world;
  const who = { projectId: site.projectId, token: person.token };
  const tool = async (args: object) =>
    client.insist({
      endpoint: "liveToolsExecute",
      call: {
        projectId: "",
        token: person.token,
        headers: { "x-project-id": site.projectId },
        body: { tool_name: "answer", args, call_id: randomUUID() },
      },
      expected: [200],
      onAnswer: () => undefined,
    });
  const steps = [
    [2, async () => client.ask({ endpoint: "docsList", call: who, expected: [200] })],
    [1, async () => client.ask({ endpoint: "templatesList", call: who, expected: [200] })],
    [1, async () => client.ask({ endpoint: "settingsSiteRead", call: who, expected: [200] })],
    [
      2,
      async () => {
        const slug = `agent-${Math.floor(roll() * 3)}`;
        const own = { live_agent_placement: "destination_page", live_agent_slug: slug };
        const body = roll() < 0.5 ? own : { live_agent_placement: pick(roll, placements) };
        await client.insist({ endpoint: "settingsSite", call: { ...who, body }, expected: [200], onAnswer: () => undefined });
      },
    ],
    [2, async () => takeNote(actor)],
    [1, async () => uploadPicture(actor)],
    [1, async () => tool({})],
    [1, async () => tool({ answer: `Yes, ${marker()}.` })],
  ] as const;
  return async () => {
    await weighted<() => Promise<unknown>>(roll, steps)();
  };
}

/** Only on a question, because the note of a message is its answer. */
const takeNote = async ({ world: { client, ledger }, site: { projectId }, person: { token }, roll, marker }: Actor): Promise<void> => {
  const reply = await client.ask({ endpoint: "inboxList", call: { projectId, token }, expected: [200] });
  const { items } = reply?.status === 200 ? Inbox.parse(reply.body) : { items: [] };
  const questions = items.filter(({ kind }) => kind === "question");
  if (questions.length === 0) return;
  const { itemId: id } = pick(roll, questions);
  const text = `Note ${marker()}.`;
  const key = `${projectId}/${id}`;
  noteValue(ledger.notes, key, text, false);
  await client.insist({
    endpoint: "inboxChange",
    call: { projectId, token, draftId: id, body: { action: "note", text } },
    expected: [200],
    onAnswer: () => {
      noteValue(ledger.notes, key, text, true);
    },
  });
};

const uploadPicture = async ({ world: { client, ledger }, site: { projectId }, person: { token }, marker }: Actor): Promise<void> => {
  const picture = aPicture(marker());
  await client.insist({
    endpoint: "mediaUpload",
    call: { projectId, token, body: picture, contentType: "image/gif" },
    expected: [200],
    onAnswer: ({ status, body }) => {
      if (status === 200) ledger.pictures.set(Uploaded.parse(body).url, picture);
    },
  });
};
