const LONGEST_SENTENCE = 300;

/**
 * What tells of the platform's inside, or of other people, and is no sentence for whoever asked: markup, code and stack traces,
 * file paths, addresses of machines and people, and what databases say.
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

/** Control characters, line breaks among them, and those that turn the direction of what follows. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu;

/**
 * What a platform says of an input in words of its own, in one line, as it may be shown marked as the platform's; undefined where it
 * is no sentence.
 */
export function upstreamSentence(said: unknown): string | undefined {
  if (typeof said !== "string" || said.length > 4 * LONGEST_SENTENCE) return undefined;
  const sentence = said.replaceAll(UNSEEN, " ").trim();
  if (sentence.length > LONGEST_SENTENCE || !/\p{L}{2}/u.test(sentence)) return undefined;
  return NO_SENTENCE.some((pattern) => pattern.test(sentence)) ? undefined : sentence;
}
