/** The values of the form that is being submitted, by field name. The page itself does not navigate. */
export const formValues = (event: SubmitEvent): ReadonlyMap<string, string> => {
  event.preventDefault();
  const form = event.currentTarget;
  if (!(form instanceof HTMLFormElement)) return new Map();
  const entries = [...new FormData(form)];
  return new Map(entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
};
