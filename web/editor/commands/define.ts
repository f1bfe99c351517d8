/** What is loaded when somebody asks for commands or for the keys. */
import { define } from "../../shared/define.ts";
import { loadLateTexts } from "../late-texts.ts";
import { textsLanguage } from "../texts.ts";
import { Keys } from "./keys.ts";
import { Palette } from "./palette.ts";

await loadLateTexts(textsLanguage);

define("lectern-keys", Keys);
define("lectern-palette", Palette);
