import { define } from "../../shared/define.ts";
import { Modal } from "../../shared/modal.ts";
import { OwnerPeople } from "./owner-people.ts";

define("lectern-modal", Modal);
define("lectern-owner-people", OwnerPeople);
