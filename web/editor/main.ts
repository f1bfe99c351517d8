/** What the page needs until a draft is open. The rest follows: see `signed-in-parts.ts`. */
import { define } from "../shared/define.ts";
import { directionOf } from "../shared/direction.ts";
import { chosenLanguage } from "../shared/interface-language.ts";
import { Modal } from "../shared/modal.ts";
import { SignInForm } from "../shared/sign-in-form.ts";
import { EditorApp } from "./app/editor-app.ts";
import { Menu } from "../shared/menu/menu.ts";
import { DraftPage } from "./draft/draft-page.ts";
import { DraftView } from "./draft/draft-view.ts";
import { PageTitle } from "./form/page-title.ts";
import { PageList } from "./list/page-list.ts";
import { loadTexts, textsLanguage } from "./texts.ts";

await loadTexts(chosenLanguage());
document.documentElement.lang = textsLanguage;
document.documentElement.dir = directionOf(textsLanguage);

define("lectern-modal", Modal);
define("lectern-menu", Menu);
define("lectern-sign-in", SignInForm);
define("lectern-title", PageTitle);
define("lectern-draft-view", DraftView);
define("lectern-draft-page", DraftPage);
define("lectern-page-list", PageList);
define("lectern-editor", EditorApp);
