import { isPlacement, type Placement } from "../embed/placement.ts";

/** What the page's own address says: `/voice/?project=demo&at=nb/about&placement=widget&who=signed-in`. */
export interface ShopAddress {
  readonly project: string;
  /** Path within the site, encoded. */
  readonly at: string;
  /** Undefined: as the owner has set it. */
  readonly placement: Placement | undefined;
  readonly isSignedIn: boolean;
}

export const parseShopAddress = (search: string): ShopAddress => {
  const asked = new URLSearchParams(search);
  const placement = asked.get("placement") ?? "";
  return {
    project: asked.get("project") ?? "demo",
    at: asked.get("at") ?? "",
    placement: isPlacement(placement) ? placement : undefined,
    isSignedIn: asked.get("who") === "signed-in",
  };
};

/** Only with what differs from the beginning. */
export const formatShopAddress = ({ project, at, placement, isSignedIn }: ShopAddress): string => {
  const parts = { ...(project !== "demo" && { project }), ...(at !== "" && { at }), ...(placement !== undefined && { placement }) };
  const query = new URLSearchParams({ ...parts, ...(isSignedIn && { who: "signed-in" }) }).toString();
  return query === "" ? "." : `?${query}`;
};
