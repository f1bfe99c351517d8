/** Where this device's journal keeps the text of a page before it is a draft. The service takes it for a draft to be made. */
export const newPageId = "new";
