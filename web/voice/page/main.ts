import { define } from "../../shared/define.ts";
import { Menu } from "../../shared/menu/menu.ts";
import { SignInForm } from "../../shared/sign-in-form.ts";
import { DemoTools } from "./demo-tools.ts";
import { Shop } from "./shop.ts";

define("lectern-menu", Menu);
define("lectern-sign-in", SignInForm);
define("lectern-demo-tools", DemoTools);
void new Shop().begin();
