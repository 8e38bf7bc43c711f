// Makes jsdom's getComputedStyle fast: it was a seventh of the time of the web's tests. Load it before jsdom.
const { createRequire } = require("node:module");
const { dirname, join } = require("node:path");

const JSDOM = createRequire(require.resolve("jest-environment-jsdom")).resolve("jsdom");
const HELPERS = join(dirname(JSDOM), "jsdom/living/helpers");
const selectors = require(join(HELPERS, "selectors.js"));

/** What a compound selector begins with, a class or a tag: `.css-x1[data-open]:focus`, `input[type=date]`. */
const SUBJECT = /^(\.?)([a-z][\w-]*)/i;

/** Without what stands in brackets, which only narrows a selector. */
const withoutBrackets = (selector) => {
  const shorter = selector.replaceAll(/\([^()]*\)|\[[^[\]]*\]/g, "");
  return shorter === selector ? selector : withoutBrackets(shorter);
};

/**
 * What an element must have to match: one of these classes or tags. Null where that is not told at a glance.
 * @param {string | undefined} selector of a rule; a rule of another kind has none
 */
function needsOf(selector) {
  const needs = { classes: new Set(), tags: new Set() };
  for (const part of withoutBrackets(selector ?? "").split(",")) {
    const subject =
      part
        .trim()
        .split(/[\s>+~]+/)
        .at(-1) ?? "";
    const [, dot, name] = SUBJECT.exec(subject) ?? [];
    if (name === undefined) return null;
    if (dot === ".") needs.classes.add(name);
    else needs.tags.add(name.toLowerCase());
  }
  return needs;
}

const known = new Map();

function couldMatch(element, selector) {
  let needs = known.get(selector);
  if (needs === undefined) {
    needs = needsOf(selector);
    known.set(selector, needs);
  }
  if (needs === null || needs.tags.has(element._localName.toLowerCase())) return true;
  if (needs.classes.size === 0) return false;
  const classes = element.getAttributeNS(null, "class");
  return classes?.split(/\s+/).some((one) => needs.classes.has(one)) ?? false;
}

const { matchesDontThrow } = selectors;
selectors.matchesDontThrow = (element, selector) =>
  couldMatch(element, selector) && matchesDontThrow(element, selector);

// Colours are computed anew for each element up to the root, and no test asks for one.
const { propertiesWithResolvedValueImplemented: resolved } = require(join(HELPERS, "style-rules.js"));
for (const name of Object.keys(resolved))
  if (resolved[name].computedValue === "computed-color") delete resolved[name];
