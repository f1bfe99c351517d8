/** What is loaded when somebody publishes, or wants a copy of a page or a link to a draft. */
import { define } from "../../shared/define.ts";
import { PreviewLinkDialog } from "./preview-link-dialog.ts";
import { PublishDialog } from "./publish-dialog.ts";
import { UnpublishDialog } from "./unpublish-dialog.ts";

export { duplicate } from "./duplicate.ts";

define("lectern-preview-link", PreviewLinkDialog);
define("lectern-publish", PublishDialog);
define("lectern-unpublish", UnpublishDialog);
