import { isAttended, nextAttended, type AttendedSpan } from "./manager-hours.ts";

/** Somebody of the team whom visitors are put through to. */
export interface Manager {
  /** May be empty. */
  readonly name: string;
  /** As stored. It may not be diallable. */
  readonly phone: string;
  /** When this phone may ring; undefined: in the hours of the project. */
  readonly hours: readonly AttendedSpan[] | undefined;
  /** BCP 47. The first is the one that the manager is spoken to in; none: the project's. */
  readonly languages: readonly string[];
}

/** With the project's clock. */
interface Rota {
  readonly managers: readonly Manager[];
  /** Undefined means at any time. */
  readonly managerHours: readonly AttendedSpan[] | undefined;
  readonly timeZone: string;
}

/**
 * The list, with this phone as its first. Programs that only know `manager_phone` keep naming who is called first, and that nobody is: without
 * a phone, the list is empty. No phone is in it twice.
 *
 * @param unnamed stands for a phone that has no entry
 */
export const withFirstPhone = <Entry extends Pick<Manager, "phone">>(
  managers: readonly Entry[],
  phone: string | undefined,
  unnamed: Omit<Entry, "phone">,
): readonly (Omit<Entry, "phone"> & Pick<Manager, "phone">)[] => {
  if (phone === undefined) return [];
  const first = managers.find((manager) => isSamePhone(manager.phone, phone)) ?? managers[0] ?? unnamed;
  const others = managers.slice(1).filter((manager) => manager !== first);
  return [{ ...first, phone }, ...others].filter(
    (manager, index, all) => all.findIndex((other) => isSamePhone(other.phone, manager.phone)) === index,
  );
};

const isSamePhone = (one: string, other: string): boolean => digitsOf(one) === digitsOf(other);

/** A phone as it is compared, however people write it. */
export const digitsOf = (phone: string): string => phone.replaceAll(/[^+\d]/g, "");

/** Those whose phones may ring now, in the order in which they are called. */
export const onDuty = ({ managers, managerHours, timeZone }: Rota, at: Date): readonly Manager[] =>
  managers.filter(({ hours }) => isAttended(hours ?? managerHours, timeZone, at));

/** When the next phone may ring, for speech. Undefined if none ever may. */
export const nextOnDuty = ({ managers, managerHours, timeZone }: Rota, language: string, at: Date): string | undefined =>
  nextAttended(
    managers.flatMap(({ hours }) => hours ?? managerHours ?? []),
    { timeZone, language, at },
  );
