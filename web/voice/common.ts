/**
 * What several parts of the element share, named by each of them: what has one set of importers is built into one file, and every file
 * of a few lines costs a visitor more than its lines.
 */
import "../shared/language-of.ts";
import "./conversation/attempt.ts";
import "./dom.ts";
import "./icon.ts";
import "./kept-place.ts";
import "./talk/in-minutes.ts";
import "./talk/microphone-trouble.ts";
