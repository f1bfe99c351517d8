/** Loaded when somebody adds a picture. */
import { define } from "../../shared/define.ts";
import { PictureDialog } from "./picture-dialog.ts";

define("lectern-picture", PictureDialog);
