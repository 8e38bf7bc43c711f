import { pathToFileURL } from "node:url";

const GAP = 20;
const TALLEST = 3200;
const LABEL = 60;
const layout = (thumb, row) => ({ thumb, row, width: row * (thumb + GAP) + GAP });

/** Width of pictures on a sheet, their number in a row, and its width; pixels. */
export const LAYOUT = { desktop: layout(560, 4), phone: layout(300, 8) };

const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The pictures in groups of whole rows, each no taller than a sheet may be. */
export function split(shots, size) {
  const { thumb, row } = LAYOUT[size];
  const parts = [];
  let left = 0;
  for (let at = 0; at < shots.length; at += row) {
    const next = shots.slice(at, at + row);
    const tall = Math.max(...next.map(({ width, height }) => (height / width) * thumb)) + LABEL;
    if (tall > left) {
      parts.push([]);
      left = TALLEST;
    }
    parts.at(-1).push(...next);
    left -= tall;
  }
  return parts;
}

/** A page of labelled pictures. A line marks the end of a visitor's window, and faults are listed below. */
export function sheetHtml(title, shots, size) {
  const figures = shots.map(({ screen, language, file, faults, height, fold }) => {
    const line = height > fold ? `<i style="top:${(100 * fold) / height}%"></i>` : "";
    const wrong = faults.map((fault) => `<li>${escaped(fault.slice(0, 200))}</li>`).join("");
    return `<figure class="${wrong && "wrong"}"><figcaption><b>${escaped(screen.name)}</b> ${language}</figcaption>
      <div><img src="${pathToFileURL(file).href}" alt="">${line}</div><ul>${wrong}</ul></figure>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>${escaped(title)}</title><style>
    body { margin: 0; padding: ${GAP / 2}px; background: #8a8f94; font: 15px/1.3 sans-serif; }
    h1 { margin: 0 10px 6px; font-size: 20px; }
    main { display: flex; flex-wrap: wrap; align-items: flex-start; }
    figure { box-sizing: border-box; width: ${LAYOUT[size].thumb}px; margin: ${GAP / 2}px; }
    figcaption { background: #fff; padding: 2px 6px; }
    div { position: relative; outline: 1px solid #000; }
    .wrong div { outline: 3px solid #d00; }
    img { display: block; width: 100%; }
    i { position: absolute; left: 0; right: 0; border-top: 1px dashed #e0a; }
    ul { margin: 0; padding-left: 20px; background: #fdd; color: #900; font-size: 12px; overflow-wrap: anywhere; }
  </style><h1>${escaped(title)}</h1><main>${figures.join("")}</main>`;
}
