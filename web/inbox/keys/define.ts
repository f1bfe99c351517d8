/** Loaded when somebody asks for the keyboard shortcuts. */
import { define } from "../../shared/define.ts";
import { Modal } from "../../shared/modal.ts";
import { InboxKeys } from "./inbox-keys.ts";

define("lectern-modal", Modal);
define("lectern-keys", InboxKeys);
