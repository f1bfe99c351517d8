/** What is loaded when somebody publishes, or wants a copy of a page. */
import { define } from "../../shared/define.ts";
import { PublishDialog } from "./publish-dialog.ts";
import { UnpublishDialog } from "./unpublish-dialog.ts";

export { duplicate } from "./duplicate.ts";

define("lectern-publish", PublishDialog);
define("lectern-unpublish", UnpublishDialog);
