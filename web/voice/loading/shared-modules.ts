/**
 * Modules that several parts of the element share, imported by each of them: modules with the same importers are built into one file, and every
 * small file costs a visitor more than its lines.
 */
import "../../shared/is-local.ts";
import "../../shared/language-of.ts";
import "../conversation/attempt.ts";
import "../drawing/dom.ts";
import "../drawing/icon.ts";
import "../talk/in-minutes.ts";
import "../talk/microphone-trouble.ts";
import "../texts/en-first.ts";
import "./import-again.ts";
import "./site-modules.ts";
