import { define } from "../shared/define.ts";
import { SignInForm } from "../shared/sign-in-form.ts";
import { EditorApp } from "./app/editor-app.ts";

define("lectern-sign-in", SignInForm);
define("lectern-editor", EditorApp);
