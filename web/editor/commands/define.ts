/** What is loaded when somebody asks for commands or for the keys. */
import { define } from "../../shared/define.ts";
import { Keys } from "./keys.ts";
import { Palette } from "./palette.ts";

define("lectern-keys", Keys);
define("lectern-palette", Palette);
