/** Loaded when a draft is open: the text editor. */
import { define } from "../../shared/define.ts";
import { SourceEditor } from "./source-editor.ts";

define("lectern-source", SourceEditor);
