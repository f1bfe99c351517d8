/** Modules that `embed/site-script.ts` shares with the element: `shared-modules.ts` says why they are listed. */
import "../embed/agent-watch.ts";
import "../embed/placement-on.ts";
import "../embed/site-agent.ts";
import "../embed/site-script.ts";
import "../kept/drop-old.ts";
import "../kept/kept-place.ts";
