import { call, type Headers, type Reply } from "./api.ts";
import type { Person } from "./people.ts";

type Body = object | string;

/** A person at work in one project. */
export interface Editor extends Person {
  readonly open: (body: Body) => Promise<Reply>;
  readonly read: (draftId: string) => Promise<Reply>;
  readonly save: (body: Body, headers?: Headers) => Promise<Reply>;
  readonly discard: (body: Body, headers?: Headers) => Promise<Reply>;
  readonly configure: (body: Body) => Promise<Reply>;
}

export const editorIn = (projectId: string, person: Person): Editor => {
  const who = { projectId, token: person.token };
  return {
    ...person,
    open: async (body) => call("editOpen", { ...who, body }),
    read: async (draftId) => call("editRead", { ...who, draftId }),
    save: async (body, headers = {}) => call("editSave", { ...who, body, headers }),
    discard: async (body, headers = {}) => call("editDiscard", { ...who, body, headers }),
    configure: async (body) => call("settingsSite", { ...who, body }),
  };
};
