/** Loaded when somebody opens the commands or the list of keys. */
import { define } from "../../shared/define.ts";
import { loadLateTexts } from "../late-texts.ts";
import { textsLanguage } from "../texts.ts";
import { Keys } from "./keys.ts";
import { Palette } from "./palette.ts";

await loadLateTexts(textsLanguage);

define("lectern-keys", Keys);
define("lectern-palette", Palette);
