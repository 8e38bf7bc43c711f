const SEPARATOR = " > ";

/** A test's name in the whole suite. */
export const testId = (path, name) => `${path}${SEPARATOR}${name}`;

/** @returns the path and the name of a test */
export const partsOf = (id) => {
  const at = id.indexOf(SEPARATOR);
  return [id.slice(0, at), id.slice(at + SEPARATOR.length)];
};
