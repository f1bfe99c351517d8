/** Where something open stands among its kind: by its time, and by its id where times are equal. */
export interface OpenPlace {
  readonly at: Date;
  readonly id: string;
}
