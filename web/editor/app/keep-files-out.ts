/** A file that is dropped beside whatever takes files would open in the tab, in place of the page. */
export const keepFilesOut = (page: Window): void => {
  for (const name of ["dragover", "drop"] as const)
    page.addEventListener(name, (event) => {
      if (event.dataTransfer?.types.includes("Files") === true) event.preventDefault();
    });
};
