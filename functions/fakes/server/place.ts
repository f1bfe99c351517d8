/** Where a stand-in listens. */
export interface ServerPlace {
  /** 0, or none: any free one. */
  readonly port?: number | undefined;
  readonly host?: string | undefined;
}
