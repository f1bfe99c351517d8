import { addressOf, type SettingsSection, settingsSections } from "../route.ts";

interface Sectioned {
  section: SettingsSection;
  readonly projectId: string;
  readonly updateComplete: Promise<boolean>;
}

/** Also into another section. Returns whether there is a field. */
export const leadTo = async (page: Sectioned, field: HTMLElement | null): Promise<boolean> => {
  const name = field?.closest<HTMLElement>("[data-section]")?.dataset["section"];
  const section = settingsSections.find((one) => one === name);
  if (section !== undefined && section !== page.section) {
    page.section = section;
    location.hash = addressOf({ kind: "settings", projectId: page.projectId, section });
    await page.updateComplete;
  }
  field?.focus();
  return field !== null;
};

/** Listens to `invalid`: browsers show no message at a field that is hidden. */
export const leadToInvalid = (page: Sectioned): EventListenerObject & AddEventListenerOptions => ({
  capture: true,
  handleEvent: (event) => {
    const { target } = event;
    if (!(target instanceof HTMLInputElement) || target.closest("[hidden]") === null) return;
    event.preventDefault();
    if (target === target.form?.querySelector("input:invalid")) void leadTo(page, target).then(() => target.reportValidity());
  },
});
