import { Timestamp } from "firebase-admin/firestore";
import type { SoakLedger, ValueEntry } from "../ledger.ts";
import type { Finding } from "../result.ts";
import { siteLimits } from "../sites.ts";
import { inCollection, type Kept, membersOf, numbersIn, sum } from "../stored.ts";

/** The voice sessions of one site: issued tokens, daily counts, and the leases of calls in progress. */
export function checkSessions(kept: readonly Kept[], { tokens }: SoakLedger, nowMs: number): readonly Finding[] {
  const days = inCollection(kept, "live_usage");
  const byPerson = Map.groupBy(days, ({ fields }) => String(fields?.["uid"]));
  const leases = days.flatMap(({ id, fields }) => membersOf(fields?.["reservations"]).map(([, until]) => ({ id, until })));
  return [
    ...days
      .filter(({ fields }) => Number(fields?.["count"]) > siteLimits.sessionsPerDay)
      .map(({ id, fields }): Finding => ({ kind: "broken", sentence: `${Number(fields?.["count"])} sessions were counted for ${id}` })),
    ...leases
      .filter(({ until }) => !(until instanceof Timestamp) || until.toMillis() > nowMs)
      .map(({ id }): Finding => ({ kind: "orphaned", sentence: `a session of ${id} is reserved for good` })),
    ...[...byPerson].flatMap(([uid, own]) => {
      const handedOut = tokens.get(uid)?.length ?? 0;
      const counted = sum(own.map(({ fields }) => Number(fields?.["count"])));
      return handedOut > counted
        ? [{ kind: "lost", sentence: `${uid} got ${handedOut} tokens, and ${counted} were counted` } as const]
        : [];
    }),
  ];
}

/**
 * The budgets of one site: a use counts for both the person and the project, or for neither, and never beyond the limit. The project counts
 * the uses of anonymous visitors once more by themselves.
 */
export function checkBudgets(kept: readonly Kept[], { anonymous }: Pick<SoakLedger, "anonymous">): readonly Finding[] {
  const records = inCollection(kept, "daily_budgets");
  const projects = records.filter(({ id }) => id.startsWith("project."));
  const findings = projects.flatMap(({ id, fields }) => {
    const people = records.filter((record) => record.fields?.["day"] === fields?.["day"] && record.id !== id);
    // These units are counted for the project only.
    const units = [...numbersIn(fields?.["counts"])].filter(([unit]) => !/^(?:visitor_sessions|new_visitors_\d\d)$/.test(unit));
    return units.flatMap(([unit, count]): readonly Finding[] => {
      const [, ofVisitors] = unit.split("visitors.");
      const spenders = ofVisitors === undefined ? people : people.filter(({ fields: of }) => anonymous.has(String(of?.["uid"])));
      const ofPeople = sum(spenders.map((person) => numbersIn(person.fields?.["counts"]).get(ofVisitors ?? unit) ?? 0));
      return ofPeople === count ? [] : [{ kind: "broken", sentence: `${id} counts ${count} ${unit}, its people ${ofPeople}` }];
    });
  });
  const questions = records.map(({ id, fields }) => ({ id, count: numbersIn(fields?.["counts"]).get("questions") ?? 0 }));
  const { person, project } = siteLimits.questions;
  return [
    ...findings,
    ...questions
      .filter(({ id, count }) => count > (id.startsWith("project.") ? project : person))
      .map(({ id, count }): Finding => ({ kind: "broken", sentence: `${id} counts ${count} questions, beyond the limit` })),
  ];
}

/** Visitors' questions and messages for the team. */
export function checkInbox(projectId: string, kept: readonly Kept[], { questions, messages }: SoakLedger): readonly Finding[] {
  const counted = (unit: string): number =>
    sum(
      inCollection(kept, "daily_budgets")
        .filter(({ id }) => id.startsWith("project."))
        .map(({ fields }) => numbersIn(fields?.["counts"]).get(unit) ?? 0),
    );
  const storedQuestions = inCollection(kept, "questions").map(({ fields }) => String(fields?.["question"]));
  const storedMessages = inCollection(kept, "messages").map(({ fields }) => String(fields?.["text"]));
  return [
    ...checkTexts("question", storedQuestions, questions.get(projectId) ?? []),
    // What follows within seconds is a further line. Missed calls are left out: their text is the same for every visitor.
    ...checkTexts(
      "message",
      storedMessages.flatMap((text) => text.split("\n")).filter((line) => line.startsWith("Please call me")),
      messages.get(projectId) ?? [],
    ),
    ...(counted("questions") === storedQuestions.length
      ? []
      : [
          { kind: "broken", sentence: `${projectId} has ${storedQuestions.length} questions, and counts ${counted("questions")}` } as const,
        ]),
    ...(counted("messages") >= storedMessages.length
      ? []
      : [{ kind: "broken", sentence: `${projectId} has ${storedMessages.length} messages, and counts ${counted("messages")}` } as const]),
  ];
}

function checkTexts(what: string, stored: readonly string[], passedOn: readonly string[]): readonly Finding[] {
  const byText = Map.groupBy(stored, (text) => text);
  return [
    ...passedOn
      .filter((text) => !byText.has(text))
      .map((text): Finding => ({ kind: "lost", sentence: `the ${what} "${text}" is not there` })),
    ...[...byText]
      .filter(([, same]) => same.length > 1)
      .map(([text, same]): Finding => ({ kind: "doubled", sentence: `the ${what} "${text}" is there ${same.length} times` })),
  ];
}

/** A value that somebody set repeatedly must be the last acknowledged one, or one whose answer was lost. */
export function checkValue(what: string, stored: unknown, { acknowledged, uncertain }: ValueEntry): readonly Finding[] {
  if (stored === acknowledged || uncertain.has(String(stored)) || acknowledged === undefined) return [];
  return [{ kind: "lost", sentence: `${what} is "${String(stored)}", and "${acknowledged}" was acknowledged` }];
}
