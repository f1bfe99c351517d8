/** Modules that the button shares with all later parts: `shared-modules.ts` says why they are listed. */
import "../../shared/language-of.ts";
import "../drawing/dom.ts";
import "../drawing/icon.ts";
import "../texts/en-first.ts";
import "../loading/import-again.ts";
import "./site-modules.ts";
