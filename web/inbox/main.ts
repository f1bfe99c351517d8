import { define } from "../shared/define.ts";
import { SignInForm } from "../shared/sign-in-form.ts";
import { Menu } from "../shared/menu/menu.ts";
import { InboxApp } from "./app/inbox-app.ts";
import { InboxList } from "./list/inbox-list.ts";

define("lectern-menu", Menu);
define("lectern-sign-in", SignInForm);
define("lectern-inbox-list", InboxList);
define("lectern-inbox", InboxApp);
