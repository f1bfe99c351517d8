import { unsafeCSS } from "lit";
import tokens from "./tokens.css" with { type: "text" };

/** For the `styles` of a Lit element: one sheet, which all elements adopt. A page of ours has the tokens already, and hands them down. */
export const tokenStyles = unsafeCSS(tokens);
