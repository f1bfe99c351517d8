/**
 * Fields, dialogs and settings, loaded once somebody is signed in, so that they are available early and offline. Their elements may be in the
 * page before they are defined: they get their properties with the first update, and only then load anything.
 */
import { define } from "../shared/define.ts";
import { keepFilesOut } from "./app/keep-files-out.ts";
import { CompareTexts } from "./compare/compare-texts.ts";
import { ConflictDialog } from "./draft/conflict-dialog.ts";
import { DiscardDialog } from "./draft/discard-dialog.ts";
import { JournalDialog } from "./draft/journal-dialog.ts";
import { LanguageDialog } from "./draft/language-dialog.ts";
import { LiveDialog } from "./draft/live-dialog.ts";
import { NewStart } from "./draft/new-start.ts";
import { LostDraft } from "./draft/lost-draft.ts";
import { RefusalText } from "./draft/refusal-text.ts";
import { MetadataForm } from "./form/metadata-form.ts";
import { loadLateTexts } from "./late-texts.ts";
import { KeyChangesDialog } from "./others/key-changes-dialog.ts";
import { OthersNotice } from "./others/others-notice.ts";
import { PictureQueue } from "./pictures/picture-queue.ts";
import { Preview } from "./preview/preview.ts";
import { textsLanguage } from "./texts.ts";
import { VersionsPanel } from "./versions/versions-panel.ts";

export { editedNewPage, isUntouched, startNewPage } from "./session/new-page.ts";
export { rescue } from "./session/rescue.ts";

await loadLateTexts(textsLanguage);
keepFilesOut(window);

define("lectern-compare", CompareTexts);
define("lectern-metadata-form", MetadataForm);
define("lectern-conflict", ConflictDialog);
define("lectern-journal", JournalDialog);
define("lectern-key-changes", KeyChangesDialog);
define("lectern-others", OthersNotice);
define("lectern-versions", VersionsPanel);
define("lectern-discard", DiscardDialog);
define("lectern-language", LanguageDialog);
define("lectern-live", LiveDialog);
define("lectern-lost-draft", LostDraft);
define("lectern-new-start", NewStart);
define("lectern-preview", Preview);
define("lectern-refusal", RefusalText);
define("lectern-pictures", PictureQueue);
