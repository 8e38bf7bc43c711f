const LONGEST_SENTENCE = 300;

/**
 * Messages about the platform's inside or other people, which are no sentences for the asker: markup, code
 * and stack traces, file paths, addresses of machines and people, database messages.
 */
const NO_SENTENCE: readonly RegExp[] = [
  /[<>{}`\\]/,
  /\/[^\s/]*[a-z][^\s/]*\/|:\/\//i,
  /\bat \S+ \([^)]*:\d+|\.\w+:\d+:\d+\b/,
  /\b\d{1,3}(\.\d{1,3}){3}\b|\b(?:[\da-f]{1,4}:){3,}/i,
  /\S@\S/,
  /\b(select\s+\*|insert\s+into\s|delete\s+from\s|update\s+\w+\s+set\s|(alter|create|drop)\s+table\s)/i,
  /\bSELECT\b.*\bFROM\b/,
  /\b(sqlstate|constraint|duplicate key|syntax error|econn\w+|enoent|eacces)\b/i,
  /\b[A-Z]\w*(Exception|Error)\b/,
];

/** Control characters, including line breaks, and characters that change the text direction. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu;

/**
 * A platform's own message about an input, in one line, to be shown marked as the platform's; undefined if it
 * is no sentence.
 */
export function upstreamSentence(said: unknown): string | undefined {
  if (typeof said !== "string" || said.length > 4 * LONGEST_SENTENCE) return undefined;
  const sentence = said.replaceAll(UNSEEN, " ").trim();
  if (sentence.length > LONGEST_SENTENCE || !/\p{L}{2}/u.test(sentence)) return undefined;
  return NO_SENTENCE.some((pattern) => pattern.test(sentence)) ? undefined : sentence;
}
