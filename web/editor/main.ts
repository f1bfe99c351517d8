/** What the page needs until a draft is open. The rest follows: see `more.ts`. */
import { define } from "../shared/define.ts";
import { Modal } from "../shared/modal.ts";
import { SignInForm } from "../shared/sign-in-form.ts";
import { EditorApp } from "./app/editor-app.ts";
import { DraftPage } from "./draft/draft-page.ts";
import { DraftView } from "./draft/draft-view.ts";
import { LostDraft } from "./draft/lost-draft.ts";
import { MetadataForm } from "./form/metadata-form.ts";
import { PageList } from "./list/page-list.ts";

define("lectern-modal", Modal);
define("lectern-sign-in", SignInForm);
define("lectern-metadata-form", MetadataForm);
define("lectern-draft-view", DraftView);
define("lectern-lost-draft", LostDraft);
define("lectern-draft-page", DraftPage);
define("lectern-page-list", PageList);
define("lectern-editor", EditorApp);
