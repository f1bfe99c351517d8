import type * as z from "zod";
import { isScriptName, magicNumbers, PhoneScript, phoneScripts, type ScriptName } from "./phone-script.ts";

/** A script by name, or in full. */
export type ScriptChoice = ScriptName | z.input<typeof PhoneScript>;

/** The scripts by phone number. */
export interface PhoneBook {
  readonly set: (number: string, choice: unknown) => void;
  readonly scriptOf: (number: string) => PhoneScript;
  /** The fault that a request to call this number gets now, or undefined. */
  readonly nextFault: (number: string) => PhoneScript["fault"];
  /** All numbers with a script, including Twilio's own and those of stories. */
  readonly list: () => readonly { readonly number: string; readonly script: PhoneScript; readonly name: string }[];
  readonly clear: () => void;
}

export const readScript = (choice: unknown): PhoneScript =>
  typeof choice === "string" && isScriptName(choice) ? phoneScripts[choice] : PhoneScript.parse(choice);

export function createPhoneBook(): PhoneBook {
  const scripts = new Map<string, PhoneScript>();
  const faultsMet = new Map<string, number>();
  const scriptOf = (number: string): PhoneScript => scripts.get(number) ?? phoneScripts[magicNumbers.get(number) ?? "manual"];
  return {
    set: (number, choice) => {
      scripts.set(number, readScript(choice));
      faultsMet.delete(number);
    },
    scriptOf,
    nextFault: (number) => {
      const { fault } = scriptOf(number);
      const met = faultsMet.get(number) ?? 0;
      if (fault === undefined || met >= (fault.times ?? Infinity)) return undefined;
      faultsMet.set(number, met + 1);
      return fault;
    },
    list: () =>
      [...new Set([...magicNumbers.keys(), ...scripts.keys()])].map((number) => ({
        number,
        script: scriptOf(number),
        name: nameOf(scriptOf(number)),
      })),
    clear: () => {
      scripts.clear();
      faultsMet.clear();
    },
  };
}

const nameOf = (script: PhoneScript): string => Object.entries(phoneScripts).find(([, known]) => known === script)?.[0] ?? "its own";
