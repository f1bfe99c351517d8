import { define } from "../../shared/define.ts";
import { SignInForm } from "../../shared/sign-in-form.ts";
import { DemoSite } from "./demo-site.ts";
import { VoicePage } from "./voice-page.ts";

define("lectern-sign-in", SignInForm);
define("lectern-demo-site", DemoSite);
define("lectern-voice-page", VoicePage);
