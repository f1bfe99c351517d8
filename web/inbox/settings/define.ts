import { define } from "../../shared/define.ts";
import { OwnerSettings } from "./owner-settings.ts";
import { Trial } from "./trial.ts";

define("lectern-trial", Trial);
define("lectern-owner-settings", OwnerSettings);
