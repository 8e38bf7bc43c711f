const QUOTE = '"';

/**
 * The cells of one line; undefined where a quote is opened and not closed. Quotes within a cell that does not begin with one are signs as
 * any other, as counters of inches have them. Each line is taken by itself, where a parser of whole files would have one quote too many
 * swallow all lines to the next one.
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
    // A quote behind the closing one means that they don't pair as they seem to.
    if (behind.includes(QUOTE)) return undefined;
    cells.push(line.slice(begin + 1, closing).replaceAll('""', QUOTE) + behind.trimEnd());
    if (end < 0) return cells;
    at = end + separator.length;
  }
}

/** Where the quote stands that closes a cell; doubled ones are a part of it. */
function closingQuote(line: string, from: number): number {
  for (let at = line.indexOf(QUOTE, from); at >= 0; at = line.indexOf(QUOTE, at + 1)) {
    if (line[at + 1] !== QUOTE) return at;
    at += 1;
  }
  return -1;
}
