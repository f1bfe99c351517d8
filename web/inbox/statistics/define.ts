import { define } from "../../shared/define.ts";
import { OwnerStatistics } from "./owner-statistics.ts";

define("lectern-owner-statistics", OwnerStatistics);
