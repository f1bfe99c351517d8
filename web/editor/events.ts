import type { OpenedDraft, Published, Tagged } from "@lectern/client";
import type { Text } from "@lectern/client/autosave";

/** Events of the editor's inner elements. They neither bubble nor leave their shadow root: the element's creator listens to it. */

export class ContentEvent extends CustomEvent<string> {
  constructor(content: string) {
    super("lectern-content", { detail: content });
  }
}

/** A field of the form was changed. */
export class FieldEvent extends CustomEvent<{ readonly key: string; readonly value: unknown }> {
  constructor(key: string, value: unknown) {
    super("lectern-field", { detail: { key, value } });
  }
}

/** What is typed in a field, and cannot be stored as it is. */
export interface Unread {
  readonly text: string;
  /** What becomes of it when the author leaves. */
  readonly warning: string;
}

/** Undefined: the field holds a value again. */
export class UnreadEvent extends CustomEvent<{ readonly key: string; readonly unread: Unread | undefined }> {
  constructor(key: string, unread: Unread | undefined) {
    super("lectern-unread", { detail: { key, unread } });
  }
}

/** A part of the page could not be loaded. Bubbles to the page, which offers to reload. */
export class MissingPartEvent extends Event {
  constructor() {
    super("lectern-missing-part", { bubbles: true, composed: true });
  }
}

/** Something that the author should know of what was just done. Bubbles to the page, which says it. */
export class TellEvent extends CustomEvent<string> {
  constructor(sentence: string) {
    super("lectern-tell", { detail: sentence, bubbles: true, composed: true });
  }
}

/** The service no longer accepts the author's identity. The element's creator asks them to sign in. */
export class SignedOutEvent extends CustomEvent<boolean> {
  constructor(isSignedOut: boolean) {
    super("lectern-signed-out", { detail: isSignedOut });
  }
}

/** A comparison has found so many changes. Bubbles to the dialog around it. */
export class ChangesEvent extends CustomEvent<number> {
  constructor(count: number) {
    super("lectern-changes", { detail: count, bubbles: true, composed: true });
  }
}

/** The author has decided on a text. */
export class DecidedEvent extends CustomEvent<Text> {
  constructor(text: Text) {
    super("lectern-decided", { detail: text });
  }
}

/** The draft has become a live page. */
export class PublishedEvent extends CustomEvent<Published> {
  constructor(published: Published) {
    super("lectern-published", { detail: published });
  }
}

/** When a live page leaves the site was changed. */
export class EndsEvent extends CustomEvent<Tagged<Published>> {
  constructor(published: Tagged<Published>) {
    super("lectern-ends", { detail: published });
  }
}

/** The draft's present stored state: somebody has changed it, or it was scheduled. */
export class LearnedEvent extends CustomEvent<Tagged<OpenedDraft>> {
  constructor(draft: Tagged<OpenedDraft>) {
    super("lectern-learned", { detail: draft });
  }
}

/** The author wants to fill in the field with this key. */
export class ShowFieldEvent extends CustomEvent<string> {
  constructor(key: string) {
    super("lectern-show-field", { detail: key });
  }
}
