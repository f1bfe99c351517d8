/** The outcomes of the recorded sentences. */
import { join } from "node:path";
import { evalsDir } from "../../local/stack/paths.ts";
import { answerSentence, type Outcome } from "./answer-call.ts";
import { recordedSentences, type SetName, sets } from "./recorded-calls.ts";

export const figuresFile = join(evalsDir, "calls.md");

export interface SetOutcomes {
  readonly set: SetName;
  /** Outcomes that speakers of the language agree on. */
  readonly agreed: readonly Outcome[];
  readonly contested: readonly Outcome[];
}

const replay = async (set: SetName): Promise<SetOutcomes> => {
  const outcomes = await Promise.all(
    recordedSentences(set).map(async (sentence) => ({ ...(await answerSentence(sentence)), isContested: sentence.contested === true })),
  );
  return {
    set,
    agreed: outcomes.filter(({ isContested }) => !isContested),
    contested: outcomes.filter(({ isContested }) => isContested),
  };
};

export const replayAll = async (): Promise<readonly SetOutcomes[]> => Promise.all(setNames.map(replay));

const setNames: readonly SetName[] = [
  "tune-1",
  "tune-2",
  "tune-3",
  "held-1",
  "held-2",
  "held-3",
  "spoken-100",
  "spoken-70",
  "conversation-70",
  "abroad-240",
];

export const renderFigures = (all: readonly SetOutcomes[]): string => `# How often what visitors say is understood

Made by \`npm --prefix functions run evals\`; a test fails when it is out of date. Each row is a set of sentences with the calls that a language model
made, which saw the declaration of \`update_profile\`, the visitor's sentence and the tool's answers, and nothing else. *Understood*: stored is what must
be stored and nothing else, or the agent asks where nobody could know. *Missed*: the visitor is asked although the sentence was clear, or something is
not stored. *Not said*: a value was stored that the visitor had not said. *Contested*: sentences on which people who know the language disagree, counted on their own.

| Set | Seen | Sentences | Understood with one call | with two | Missed | Not said | Contested: understood | not said |
|---|---|---:|---:|---:|---:|---:|---:|---:|
${all.map(renderRow).join("\n")}

The first calls of \`tune\` and \`held\` were written with the sentences, mostly in the words of the visitor, by people; all other calls are a model's.
Two sets were counted once, after the last change, and are read by nobody who works on \`update_profile\`. The calls of \`spoken-70\` were made without the
instructions of a conversation, which contain the stored name. Somebody else compared its failures with the calls: in three the
model corrected one half of a name and did not remove the other, which it was not shown; in one it made no call, because only what is stored tells what is meant; in one it heard another
number and sent that. The calls of \`conversation-70\` (60 languages) were made with these instructions, which show first and last name apart.
The visitors of \`abroad-240\` write from other countries than the site: 60 turns each about names, pronouns, numbers and languages, whose calls were made by a
model that saw the declaration alone. Where experts accept several values, the stored one counts. "She/they, both are fine" is contested.
Since then a number without a country is first one of the visitor's language and stored only if it is valid (numbers of films are not), and names are stored as they were sent:
the calls answered earlier tables better.
`;

const renderRow = ({ set, agreed, contested }: SetOutcomes): string => {
  const right = agreed.filter(({ isRight }) => isRight);
  const cells = [
    `\`${set}\``,
    sets[set],
    agreed.length,
    right.filter(({ calls }) => calls < 2).length,
    right.length,
    agreed.filter(({ isRight, wrong }) => !isRight && wrong.length === 0).length,
    agreed.filter(({ wrong }) => wrong.length > 0).length,
    contested.length === 0 ? "–" : `${contested.filter(({ isRight }) => isRight).length} of ${contested.length}`,
    contested.length === 0 ? "–" : contested.filter(({ wrong }) => wrong.length > 0).length,
  ];
  return `| ${cells.join(" | ")} |`;
};
