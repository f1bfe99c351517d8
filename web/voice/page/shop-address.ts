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

/** An ID that a project can have. Browsers take dots for a way up, and the service a slash for the end. */
const projectId = /^(?!\.\.?$)[^/]+$/;

export const siteRoot = (project: string): string => `/sites/${encodeURIComponent(project)}/`;

/** The path of an address within the site, as the browser understands it; undefined for an address elsewhere. */
export const pathInSite = (project: string, { origin, pathname }: Pick<URL, "origin" | "pathname">, here: string): string | undefined => {
  const root = siteRoot(project);
  return origin === here && pathname.startsWith(root) ? pathname.slice(root.length) : undefined;
};

const somewhere = "https://site.invalid";

/** Anybody can make an address of this page: it shows what is within one site, and nothing else of this host. */
export const parseShopAddress = (search: string): ShopAddress => {
  const asked = new URLSearchParams(search);
  const placement = asked.get("placement") ?? "";
  const wished = asked.get("project") ?? "";
  const project = projectId.test(wished) ? wished : "demo";
  return {
    project,
    at: pathInSite(project, new URL(siteRoot(project) + (asked.get("at") ?? ""), somewhere), somewhere) ?? "",
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
