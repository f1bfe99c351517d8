import { define } from "../../shared/define.ts";
import { Modal } from "../../shared/modal.ts";
import { KeyList } from "./key-list.ts";
import { OwnerSettings } from "./owner-settings.ts";
import { Trial } from "./trial.ts";

define("lectern-modal", Modal);
define("lectern-keys", KeyList);
define("lectern-trial", Trial);
define("lectern-owner-settings", OwnerSettings);
