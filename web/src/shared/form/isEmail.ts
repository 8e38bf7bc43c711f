/** A name, an @, and a domain with a dot; blanks around it are ignored. */
export const isEmail = (text: string): boolean => /^\s*[^\s@]+@[^\s@.]+(\.[^\s@.]+)+\s*$/.test(text);
