/** Pictures that the clipboard has itself: as `data:` URLs, or as files for the local addresses of its HTML, in their order. */
export function createHeldFiles(files: readonly File[], html: string) {
  // Spreadsheets add a picture of their cells, which is none of the text.
  const locals = html.match(/<img\b[^<>]*\bsrc=["']?(?:file|cid|blob):/gi)?.length ?? 0;
  const left = locals === files.length ? [...files] : [];

  const isLocal = (source: string): boolean => /^(?:file|cid|blob):/i.test(source);

  return {
    holds: (source: string): boolean => isData(source) || (isLocal(source) && left.length > 0),
    /** The file of a picture, each once; undefined if it cannot be read. */
    fileOf: (source: string): File | undefined => (isData(source) ? fromData(source) : left.shift()),
  };
}

const isData = (source: string): boolean => /^data:image\/(?:png|jpeg|gif|webp|avif);base64,/i.test(source);

function fromData(source: string): File | undefined {
  const [head = "", body = ""] = source.split(",", 2);
  const type = /^data:(image\/(\w+))/i.exec(head);
  try {
    const bytes = Uint8Array.from(atob(decodeURIComponent(body)), (sign) => sign.charCodeAt(0));
    return new File([bytes], `picture.${type?.[2]?.toLowerCase() ?? "png"}`, { type: type?.[1]?.toLowerCase() ?? "image/png" });
  } catch {
    return undefined;
  }
}
