// jsdom computes a style by matching an element with each selector of each stylesheet. Nearly all end with another tag
// or class than the element's, which is seen at a glance.

const ends = new Map();

/** @returns what an element must be to match: ".class" or "tag", one of several; null: that is not seen at a glance */
function endsOf(selector) {
  // A rule of another kind, such as a namespace.
  if (selector === undefined) return [];
  const bare = selector.replaceAll(/\[[^\]]*\]/g, "[]").replaceAll(/::?[\w-]+/g, "[]");
  const last = bare
    .split(",")
    .map((part) => /(?:^|[\s>+~])(\.?[a-z][\w-]*)[^\s>+~]*$/i.exec(part.trim())?.[1]);
  return /[()"'\\|&]/.test(bare) || last.includes(undefined) ? null : last;
}

/**
 * @param element jsdom's own object of an element
 * @returns true if the selector does not match; false says nothing
 */
function isOfOther(element, selector) {
  let some = ends.get(selector);
  if (some === undefined) {
    some = endsOf(selector);
    ends.set(selector, some);
  }
  if (some === null) return false;
  const tag = element._localName.toLowerCase();
  const classes = (element.getAttributeNS(null, "class") ?? "").split(/\s+/);
  return !some.some((end) => (end[0] === "." ? classes.includes(end.slice(1)) : end.toLowerCase() === tag));
}

/** For jsdom's module of selectors, before it is used. */
function lookAtEndsFirst(selectors) {
  const { matchesDontThrow } = selectors;
  selectors.matchesDontThrow = (element, selector) =>
    !isOfOther(element, selector) && matchesDontThrow(element, selector);
}

module.exports = { isOfOther, lookAtEndsFirst };
