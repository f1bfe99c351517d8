/** What the editor is told of a save or a discard that succeeded. */
export interface DraftAck {
  readonly success: true;
  readonly draftId: string;
}
