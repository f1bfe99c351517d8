import { matchesGlob } from "node:path";

/** Globs of files of tests, from the functions folder, that one process runs. */
export type SpecGroup = readonly string[];

/** Run beside each other, and take about as long: each file has servers and folders of its own. */
export const unitGroups: readonly SpecGroup[] = [
  ["{src,scripts,bench,soak,fakes}/**/*.spec.ts", "test/extraction/**/*.spec.ts"],
  ["test/!(emulator|pages|extraction)/**/*.spec.ts"],
];

/** Run beside each other, and take about as long: all but those of the last have projects of their own, and use no fake of the stack. */
export const emulatorGroups: readonly SpecGroup[] = [
  ["test/emulator/{races,drafts}/**/*.spec.ts"],
  [
    "test/emulator/!(soak|data-model|log-secrecy|unreadable-requests).spec.ts",
    "test/emulator/admin/!(personal-data|transfer).spec.ts",
    "test/emulator/live/session-races.spec.ts",
  ],
  [
    "test/emulator/{data-model,log-secrecy,unreadable-requests}.spec.ts",
    "test/emulator/admin/{personal-data,transfer}.spec.ts",
    "test/emulator/{client,contract}/**/*.spec.ts",
    "test/emulator/live/!(session-races).spec.ts",
    "test/emulator/live/*/**/*.spec.ts",
  ],
];

/** Beside nothing else: its thirty processes leave nothing of the machine to others. */
export const soakGroups: readonly SpecGroup[] = [["test/emulator/soak.spec.ts"]];

/** Run beside each other: the editor does not use the fakes that the voice page's tests control. */
export const pageGroups: readonly SpecGroup[] = [
  ["test/pages/!(loading).spec.ts", "test/pages/!(voice)/**/*.spec.ts"],
  ["test/pages/voice/**/*.spec.ts"],
];

/** Beside nothing else: it measures. */
export const measuredPageGroups: readonly SpecGroup[] = [["test/pages/loading.spec.ts"]];

const all = [...unitGroups, ...emulatorGroups, ...soakGroups, ...pageGroups, ...measuredPageGroups];

export const groupsOf = (path: string): readonly SpecGroup[] => all.filter((globs) => globs.some((glob) => matchesGlob(path, glob)));

/** Those of the groups to which any of these files belongs, with these files alone. */
export function among(paths: readonly string[], groups: readonly SpecGroup[]): readonly SpecGroup[] {
  return groups.map((group) => paths.filter((path) => groupsOf(path).includes(group))).filter((own) => own.length > 0);
}
