/** Lets the person choose files of the device. Without HEIC among the types, and without `image/*`, iPhones make a JPEG of their photos. */
export const chooseFiles = (options: { readonly multiple: boolean }, chosen: (files: readonly File[]) => void): void => {
  const input = document.createElement("input");
  Object.assign(input, { type: "file", accept: "image/png,image/jpeg,image/webp,image/gif,image/avif", ...options });
  input.addEventListener("change", () => chosen([...(input.files ?? [])]));
  input.click();
};
