import { define } from "../shared/define.ts";
import { SignInForm } from "../shared/sign-in-form.ts";
import { InboxApp } from "./app/inbox-app.ts";
import { InboxList } from "./list/inbox-list.ts";

define("lectern-sign-in", SignInForm);
define("lectern-inbox-list", InboxList);
define("lectern-inbox", InboxApp);
