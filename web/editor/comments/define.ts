/** Loaded when a draft is open: comments, which are useless without a network. */
import { define } from "../../shared/define.ts";
import { CommentsPanel } from "./comments-panel.ts";

define("lectern-comments", CommentsPanel);
