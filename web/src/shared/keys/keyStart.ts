/** A key's text, as it may stand in what somebody pastes: its kind, and as many characters as lists show. */
const wholeKey = /\b((?:ak|vk)_[\w-]{6})[\w-]+/g;

/** Text with no more of a key than lists show: the whole key goes neither into the address nor anywhere else. */
export const withoutSecrets = (text: string): string => text.replace(wholeKey, "$1");
