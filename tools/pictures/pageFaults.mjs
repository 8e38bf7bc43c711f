/** Faults of a page in its present state that can be detected automatically. */
export async function pageFaults(page, { width, language }) {
  const found = await Promise.all([page.evaluate(wordFaults, language), page.evaluate(placeFaults, width)]);
  return found.flat();
}

/** Runs in the page: finds the wrong language, and text that is not for people. */
function wordFaults(language) {
  const found = [];
  if (document.title.trim() === "") found.push("has no title");
  if (document.documentElement.lang !== language) found.push(`is in ${document.documentElement.lang}`);
  const notForPeople = "script, style, code, pre, textarea, .graphiql-container";
  const broken = /\bundefined\b|\bNaN\b|\[object |Invalid Date|\{\w+\}/;
  const key = /^[a-z]+(?:[A-Z][a-z]+)+$/;
  const units = ["dBm"];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.data.trim();
    const isFaulty = broken.test(text) || (key.test(text) && !units.includes(text));
    if (isFaulty && !node.parentElement?.closest(notForPeople)) found.push(`says "${text.slice(0, 80)}"`);
  }
  return found;
}

/** Runs in the page: finds elements that are cut off, outside their box or out of sight. */
function placeFaults(width) {
  const found = [];
  const nameOf = (element) => {
    const words = (element.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 60);
    return `${element.tagName.toLowerCase()} "${words || element.getAttribute("aria-label") || element.className}"`;
  };
  const boxOf = (element) => element.getBoundingClientRect();
  /** False if it is only for screen readers, or only reserves its space. */
  const isShown = (element) => {
    const { clipPath, visibility } = getComputedStyle(element);
    const isLarge = boxOf(element).width > 1 && boxOf(element).height > 1;
    return isLarge && clipPath === "none" && visibility === "visible";
  };
  /** End of its space: before itself if it should take none. */
  const edgeOf = (element) =>
    boxOf(element).right + Math.min(0, Number.parseFloat(getComputedStyle(element).marginRight));
  const startOf = (element) =>
    boxOf(element).left - Math.min(0, Number.parseFloat(getComputedStyle(element).marginLeft));
  /** The elements around an element that clip it, the innermost first. */
  const framesOf = (element) => {
    const frames = [];
    for (let at = element; at && at !== document.body; at = at.parentElement)
      if (getComputedStyle(at).overflowX !== "visible") frames.push(at);
    return frames;
  };

  /** Only a line of the frame's own ends in dots when cut. */
  const endsInDots = (holder, frame) => {
    for (let at = holder; at !== frame; at = at.parentElement)
      if (getComputedStyle(at).display !== "inline") return false;
    return getComputedStyle(frame).textOverflow === "ellipsis";
  };

  const wide = document.documentElement.scrollWidth - width;
  if (wide > 0) {
    const beyond = [...document.body.querySelectorAll("*")].filter(
      (element) => boxOf(element).right > width + 1 && framesOf(element.parentElement).length === 0,
    );
    found.push(`scrolls sideways by ${wide} px: ${beyond.slice(-2).map(nameOf).join(", ")}`);
  }

  for (const element of document.querySelectorAll("main button, main a, main label, main select, main p")) {
    if (!isShown(element) || framesOf(element.parentElement).length > 0) continue;
    for (let box = element.parentElement; box && box.tagName !== "MAIN"; box = box.parentElement) {
      if (["absolute", "fixed"].includes(getComputedStyle(box).position)) break;
      const isWithin = edgeOf(element) <= boxOf(box).right + 2 && startOf(element) >= boxOf(box).left - 2;
      if (boxOf(box).width === 0 || isWithin) continue;
      found.push(`stands out of its box: ${nameOf(element)}`);
      break;
    }
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const holder = node.parentElement;
    if (node.data.trim() === "" || holder === null || holder.closest("svg, .leaflet-container, textarea"))
      continue;
    range.selectNodeContents(node);
    let { right } = range.getBoundingClientRect();
    for (const frame of framesOf(holder)) {
      const { overflowX } = getComputedStyle(frame);
      const edge = boxOf(frame).right;
      if (!isShown(frame) || !["hidden", "clip"].includes(overflowX)) break;
      if (right > edge + 1 && !endsInDots(holder, frame)) {
        found.push(`is cut off: ${nameOf(holder)}`);
        break;
      }
      right = Math.min(right, edge);
    }
  }

  for (const tab of document.querySelectorAll("[role=tab][aria-selected=true]")) {
    const [frame] = framesOf(tab.parentElement);
    if (
      frame &&
      isShown(tab) &&
      (boxOf(tab).right > boxOf(frame).right + 1 || boxOf(tab).left < boxOf(frame).left - 1)
    )
      found.push(`the chosen tab is out of sight: ${nameOf(tab)}`);
  }
  return found;
}
