/** Loaded when two texts are compared. */
import { define } from "../../shared/define.ts";
import { Comparison } from "./comparison.ts";

define("lectern-comparison", Comparison);
