import type { Text } from "@lectern/client/autosave";

/** News of the editor's inner elements. They neither bubble nor leave their shadow root: whoever made an element listens to it. */

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

/** A part of the page could not be loaded. It bubbles to the page, which offers to reload. */
export class MissingPartEvent extends Event {
  constructor() {
    super("lectern-missing-part", { bubbles: true, composed: true });
  }
}

/** The service takes the author for nobody, or does not any more. Whoever made the page asks who it is. */
export class SignedOutEvent extends CustomEvent<boolean> {
  constructor(isSignedOut: boolean) {
    super("lectern-signed-out", { detail: isSignedOut });
  }
}

/** The author has decided which text shall stand. */
export class DecidedEvent extends CustomEvent<Text> {
  constructor(text: Text) {
    super("lectern-decided", { detail: text });
  }
}
