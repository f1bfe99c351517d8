/** Ctrl+Enter, as in other editors: Enter begins a line. */
export const sendByKey = (event: KeyboardEvent): void => {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  if (event.currentTarget instanceof HTMLTextAreaElement) event.currentTarget.form?.requestSubmit();
};
