import { unsafeCSS } from "lit";
import tokens from "./tokens.css" with { type: "text" };

/** For the `styles` of a Lit element: one sheet, which all elements adopt. Our own pages have the tokens already, and elements inherit them. */
export const tokenStyles = unsafeCSS(tokens);
