import "../chunks/first-modules.ts";
import { define } from "../../shared/define.ts";
import { LecternVoice } from "./lectern-voice.ts";

define("lectern-voice", LecternVoice);
