/** What can be told to be wrong with the page as it stands, without eyes. */
export const pageFaults = (page, { width, language }) => page.evaluate(look, width, language);

/** Runs in the page. */
function look(width, language) {
  const found = [];
  const nameOf = (element) => {
    const text = (element.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 50);
    return `${element.tagName.toLowerCase()}${element.id ? `#${element.id}` : ""} "${text}"`;
  };

  const wide = document.documentElement.scrollWidth - width;
  if (wide > 0) {
    const isHeld = (element) => {
      for (let above = element.parentElement; above; above = above.parentElement)
        if (getComputedStyle(above).overflowX !== "visible") return true;
      return false;
    };
    const culprits = [...document.body.querySelectorAll("*")].filter(
      (element) => element.getBoundingClientRect().right > width + 1 && !isHeld(element),
    );
    found.push(`overflows sideways by ${wide} px: ${culprits.slice(-2).map(nameOf).join(", ")}`);
  }

  if (document.title.trim() === "") found.push("has no title");
  if (document.documentElement.lang !== language) found.push(`is in ${document.documentElement.lang}`);

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const skipped = "script, style, code, pre, textarea, .CodeMirror, .graphiql-container, [data-code]";
  const broken = /\bundefined\b|\bNaN\b|\[object |Invalid Date|\{\{?\w+\}\}?/;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.data.trim();
    if (text === "" || node.parentElement?.closest(skipped)) continue;
    if (broken.test(text)) found.push(`says "${text.slice(0, 80)}"`);
    if (/^[a-z]+(?:[A-Z][a-z]+)+$/.test(text)) found.push(`may show a key: "${text}"`);
  }
  return found;
}
