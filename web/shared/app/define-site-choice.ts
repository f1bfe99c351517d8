/** Only who has several sites, or none, sees it for longer than it takes to load. */
import { define } from "../define.ts";
import { SiteChoice } from "./site-choice.ts";

define("lectern-site-choice", SiteChoice);
