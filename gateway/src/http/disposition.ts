/**
 * The header that shows a file under its name: in ASCII, and also in full if that differs (RFC 6266, 8187).
 * @param ascii the name in ASCII, or a substitute for it; header values allow no other letters
 */
export function inlineDisposition(full: string, ascii: string): string {
  const plain = `inline; filename="${ascii}"`;
  return full === ascii ? plain : `${plain}; filename*=UTF-8''${percentEncoded(full)}`;
}

/** encodeURIComponent leaves ' ( ) and * as they are. */
function percentEncoded(text: string): string {
  return encodeURIComponent(text).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
