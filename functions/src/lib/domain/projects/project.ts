import type { UnknownRecord } from "../../core/record.ts";
import type { Site } from "../sites/site.ts";

export type Role = "admin" | "manager" | "member";

/** What the service needs to know of a project, as it was at one moment. */
export interface Project {
  readonly id: string;
  readonly site: Site;
  /** The site settings as stored, with what other interfaces keep beside ours. */
  readonly storedSite: UnknownRecord;
  /** Names this state of the record: a write can be made to depend on it. */
  readonly writeToken: string;
}
