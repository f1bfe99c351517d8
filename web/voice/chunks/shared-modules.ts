/**
 * Modules that several later parts of the element share, imported by each of them: modules with the same importers are built into one file, and
 * every small file costs a visitor more than its lines.
 */
import "./first-modules.ts";
import "../../shared/is-local.ts";
import "../../shared/attempt.ts";
import "../drawing/format-minutes.ts";
import "../audio/microphone-trouble.ts";
