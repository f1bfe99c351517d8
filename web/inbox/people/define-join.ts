import { define } from "../../shared/define.ts";
import { JoinPage } from "./join-page.ts";

define("lectern-join", JoinPage);
