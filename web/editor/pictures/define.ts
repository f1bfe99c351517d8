/** Loaded when somebody adds a picture. */
import { define } from "../../shared/define.ts";
import { Library } from "./library.ts";
import { PictureDialog } from "./picture-dialog.ts";

define("lectern-library", Library);
define("lectern-picture", PictureDialog);
