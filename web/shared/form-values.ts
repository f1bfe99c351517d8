/** What was entered into the form that is being submitted, by the names of its fields. The page itself goes nowhere. */
export const formValues = (event: SubmitEvent): ReadonlyMap<string, string> => {
  event.preventDefault();
  const form = event.currentTarget;
  if (!(form instanceof HTMLFormElement)) return new Map();
  const entries = [...new FormData(form)];
  return new Map(entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
};
