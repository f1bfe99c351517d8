declare module "@joplin/turndown-plugin-gfm" {
  import type TurndownService from "turndown";
  /** Tables, tasks, struck-out text. */
  export const gfm: (service: TurndownService) => void;
}
