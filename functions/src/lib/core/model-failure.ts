/** Why a model gave nothing. For operators: visitors learn only that not everything could be found. */
export type ModelFailure =
  | "not_configured"
  | "bad_key"
  | "no_permission"
  | "unknown_model"
  | "over_quota"
  | "bad_request"
  | "provider_down"
  | "timeout"
  | "refused"
  | "cut_off"
  | "unreadable"
  | "no_evidence";
