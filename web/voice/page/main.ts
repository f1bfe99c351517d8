import { define } from "../../shared/define.ts";
import { SignInForm } from "../../shared/sign-in-form.ts";
import { VoicePage } from "./voice-page.ts";

define("lectern-sign-in", SignInForm);
define("lectern-voice-page", VoicePage);
