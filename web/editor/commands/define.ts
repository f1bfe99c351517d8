/** Loaded when somebody opens the commands or the list of keys, or links to a page. */
import { define } from "../../shared/define.ts";
import { LinkPicker } from "./link-picker.ts";
import { loadLateTexts } from "../late-texts.ts";
import { textsLanguage } from "../texts.ts";
import { Finder } from "./finder.ts";
import { Keys } from "./keys.ts";
import { Palette } from "./palette.ts";

await loadLateTexts(textsLanguage);

define("lectern-finder", Finder);
define("lectern-keys", Keys);
define("lectern-link-picker", LinkPicker);
define("lectern-palette", Palette);
