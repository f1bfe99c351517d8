import { expect } from "chai";
import { FieldValue } from "firebase-admin/firestore";
import { firestore } from "../../support/admin-app.ts";
import { aForeignDraft, aProject, aTemplate, type Fields } from "../../support/projects.ts";
import { rounds } from "../../support/rounds.ts";
import { allKept, decide, isOwed, saveOrAsk, untilRest } from "../support/conflicts.ts";
import { anAuthor, type EditorTab, openDraft } from "../support/editor-page.ts";
import { rolls } from "../support/rolls.ts";
import { useTabs } from "../support/tabs.ts";

/** Each saves about twice in a round, and a draft keeps 50 versions. */
const count = rounds({ usual: 6, nightly: 9 });

/** A question that comes up meanwhile covers the fields until it is answered. */
const soon = { timeout: 5_000 };

const types = ["number", "date", "select"] as const;
const typeOf = (round: number) => types[round % types.length] ?? "number";
const writers = [1, 2, 3];

/** A value that nobody else gives this field. */
const valueOf = (writer: number, round: number): string =>
  ({ number: `9${writer}9${writer}9${writer}${round}`, date: `203${writer}-05-1${round}`, select: `choice-${writer}-${round}` })[
    typeOf(round)
  ];

const listed = (kind: string): readonly string[] =>
  writers.flatMap((writer) => Array.from({ length: count }, (_, round) => `${kind}-${writer}-${round}`));

const fields: readonly Fields[] = [
  { key: "title", label: "Title", type: "text", required: true },
  ...Array.from({ length: count }, (_, round) => ({
    key: `field${round}`,
    label: `Field ${round}`,
    type: typeOf(round),
    ...(typeOf(round) === "select" && { options: writers.map((writer) => valueOf(writer, round)) }),
  })),
  { key: "topics", label: "Topics", type: "multiselect", options: listed("topic") },
  { key: "tags", label: "Tags", type: "tags" },
];

describe("two people and another program that fill in the same fields", () => {
  const tabs = useTabs();

  /** Returns the values that the editor owes the writer now. */
  const fillIn = async (tab: EditorTab, writer: number, round: number): Promise<readonly string[]> => {
    const { page } = tab;
    const owed: string[] = [];
    const note = async (value: string, isShown: boolean): Promise<void> => {
      if (await isOwed(tab, isShown)) owed.push(value);
    };
    const [control, value, topic, tag] = [
      page.getByLabel(`Field ${round}`, { exact: true }),
      valueOf(writer, round),
      page.getByLabel(`topic-${writer}-${round}`, { exact: true }),
      `tag-${writer}-${round}`,
    ];
    await (typeOf(round) === "select" ? control.selectOption(value) : control.fill(value));
    await note(value, (await control.inputValue()) === value);
    await topic.check(soon).then(
      () => owed.push(`topic-${writer}-${round}`),
      () => undefined,
    );
    await page.getByRole("textbox", { name: "Tags" }).focus();
    await page.keyboard.insertText(tag);
    await page.keyboard.press("Enter");
    await note(tag, await page.getByRole("button", { name: `Remove ${tag} from Tags` }).isVisible());
    return owed;
  };

  it("lose no value: each is in the draft, in a version, or on the device @nightly", async () => {
    const project = await aProject();
    const draftId = await aForeignDraft(project, { doc_template_id: await aTemplate(project.id, fields) });
    const [ada, ben] = await Promise.all(
      ["Ada Berg", "Ben Dahl"].map(async (name) => openDraft(tabs, project, draftId, await anAuthor(project.id, name))),
    );
    if (ada === undefined || ben === undefined) throw new Error("There are two.");
    const roll = rolls(2_026);
    const owed: string[] = [];

    /** Adds to the lists, and fills in what nobody has filled in yet. */
    const other = async (round: number): Promise<void> => {
      const ref = firestore.doc(`projects/${project.id}/documents/${draftId}`);
      const [tag, topic, key, value] = [`tag-3-${round}`, `topic-3-${round}`, `field${round}`, valueOf(3, round)];
      const isFirst = await firestore.runTransaction(async (transaction) => {
        const isEmpty = (await transaction.get(ref)).get(`metadata.${key}`) === undefined;
        transaction.update(ref, {
          "metadata.tags": FieldValue.arrayUnion(tag),
          "metadata.topics": FieldValue.arrayUnion(topic),
          ...(isEmpty && { [`metadata.${key}`]: typeOf(round) === "number" ? Number(value) : value }),
        });
        return isEmpty;
      });
      owed.push(tag, topic, ...(isFirst ? [value] : []));
    };

    const storm = async (tab: EditorTab, writer: number): Promise<void> => {
      for (let round = 0; round < count; round++) {
        while (await decide(tab, roll));
        owed.push(...(await fillIn(tab, writer, round)));
        await Promise.all([saveOrAsk(tab), ...(roll(2) === writer % 2 ? [other(round)] : [])]);
      }
    };
    await Promise.all([storm(ada, 1), storm(ben, 2)]);
    for (const tab of [ada, ben]) await untilRest(tab, roll);
    const kept = await allKept({ project, draftId }, [ada, ben]);
    expect(owed.length).to.be.greaterThan(4 * count);
    expect(owed.filter((value) => !kept.includes(value))).to.deep.equal([]);
  });
});
