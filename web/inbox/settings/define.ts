import { define } from "../../shared/define.ts";
import { OwnerSettings } from "./owner-settings.ts";

define("lectern-owner-settings", OwnerSettings);
