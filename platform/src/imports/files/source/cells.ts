const QUOTE = '"';

/**
 * The cells of one line; undefined if a quote is opened and not closed. Quotes within a cell that does not
 * begin with one are ordinary characters, as some counters use them for inches. Each line is parsed
 * separately: in a parser of whole files one stray quote would swallow all lines up to the next.
 */
export function cellsOf(line: string, separator: string): string[] | undefined {
  if (!line.includes(QUOTE)) return line.split(separator);
  const cells: string[] = [];
  let at = 0;
  for (;;) {
    let begin = at;
    while (line[begin] === " ") begin += 1;
    if (line[begin] !== QUOTE) {
      const end = line.indexOf(separator, at);
      cells.push(end < 0 ? line.slice(at) : line.slice(at, end));
      if (end < 0) return cells;
      at = end + separator.length;
      continue;
    }
    const closing = closingQuote(line, begin + 1);
    if (closing < 0) return undefined;
    const end = line.indexOf(separator, closing + 1);
    const behind = end < 0 ? line.slice(closing + 1) : line.slice(closing + 1, end);
    // A quote after the closing one means that they don't pair as it seems.
    if (behind.includes(QUOTE)) return undefined;
    cells.push(line.slice(begin + 1, closing).replaceAll('""', QUOTE) + behind.trimEnd());
    if (end < 0) return cells;
    at = end + separator.length;
  }
}

/** Position of the quote that closes a cell. Doubled ones are part of it. */
function closingQuote(line: string, from: number): number {
  for (let at = line.indexOf(QUOTE, from); at >= 0; at = line.indexOf(QUOTE, at + 1)) {
    if (line[at + 1] !== QUOTE) return at;
    at += 1;
  }
  return -1;
}
