import type { Lectern } from "@lectern/client";
import { html, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { loadPart } from "../load-part.ts";
import type { Person } from "../sign-in.ts";
import type { AppTexts } from "./texts/en.ts";

interface ChoiceOptions {
  readonly person: Person;
  readonly lectern: Lectern;
  readonly texts: AppTexts;
  readonly signOut: () => unknown;
  /** The part of the page could not be loaded. */
  readonly onMissing: () => void;
}

/** The root of an application: where somebody chooses a site. */
export const renderSiteChoice = ({ person: { uid, name }, lectern, texts, signOut, onMissing }: ChoiceOptions): TemplateResult => {
  void loadPart(async () => import("./define-site-choice.ts"), onMissing);
  return html`${keyed(uid, html`<lectern-site-choice .lectern=${lectern} .texts=${texts} .signOut=${signOut} name=${name}></lectern-site-choice>`)}`;
};
