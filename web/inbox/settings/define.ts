import { define } from "../../shared/define.ts";
import { Modal } from "../../shared/modal.ts";
import { Hours } from "./hours-field.ts";
import { KeyList } from "./key-list.ts";
import { Managers } from "./managers-field.ts";
import { MenuOrder } from "./menu-order.ts";
import { OwnerSettings } from "./owner-settings.ts";
import { Secret } from "./secret.ts";
import { Trial } from "./trial.ts";

define("lectern-modal", Modal);
define("lectern-hours", Hours);
define("lectern-keys", KeyList);
define("lectern-managers", Managers);
define("lectern-menu-order", MenuOrder);
define("lectern-secret", Secret);
define("lectern-trial", Trial);
define("lectern-owner-settings", OwnerSettings);
