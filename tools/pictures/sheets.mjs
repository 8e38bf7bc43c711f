import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** How wide pictures stand on a sheet, how many in a row, and how tall a sheet may grow; pixels. */
const LAYOUT = { desktop: { thumb: 560, row: 4 }, phone: { thumb: 300, row: 8 } };
const TALLEST = 3200;
const GAP = 20;
const LABEL = 56;

const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** One sheet an area, colour and width, or several where it would grow too tall. @returns their files */
export async function writeSheets(browser, folder, shots) {
  const page = await browser.newPage();
  const files = [];
  for (const [name, group] of grouped(shots)) {
    const { thumb, row } = LAYOUT[group[0].view.size];
    const parts = split(group, thumb, row);
    for (const [index, part] of parts.entries()) {
      const title = parts.length > 1 ? `${name} ${index + 1}` : name;
      const file = join(folder, `${title.replace(/\W+/g, "-")}.png`);
      const html = join(folder, "sheet.html");
      await writeFile(html, htmlOf(title, part, thumb));
      await page.setViewport({ width: row * (thumb + GAP) + GAP, height: 400 });
      await page.goto(pathToFileURL(html).href, { waitUntil: "load" });
      await page.screenshot({ path: file, fullPage: true });
      files.push(file);
    }
  }
  await page.close();
  return files;
}

function grouped(shots) {
  const groups = new Map();
  for (const shot of shots) {
    const name = `${shot.screen.area} ${shot.view.size} ${shot.view.theme}`;
    groups.set(name, [...(groups.get(name) ?? []), shot]);
  }
  return groups;
}

/** Rows of so many, as many as fit on a sheet. */
function split(shots, thumb, row) {
  const parts = [[]];
  let height = 0;
  for (let at = 0; at < shots.length; at += row) {
    const next = shots.slice(at, at + row);
    const tall = Math.max(...next.map(({ width, height }) => (height / width) * thumb)) + LABEL;
    if (height > 0 && height + tall > TALLEST) {
      parts.push([]);
      height = 0;
    }
    parts.at(-1).push(...next);
    height += tall;
  }
  return parts;
}

function htmlOf(title, shots, thumb) {
  const figures = shots.map(({ screen, view, file, faults }) => {
    const label = `<b>${escaped(screen.name)}</b> ${view.language} · ${view.theme} · ${view.size}`;
    const wrong = faults.map((fault) => `<li>${escaped(fault.slice(0, 200))}</li>`).join("");
    return `<figure class="${faults.length > 0 ? "wrong" : ""}"><figcaption>${label}</figcaption>
      <img src="${pathToFileURL(file).href}" alt=""><ul>${wrong}</ul></figure>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>${escaped(title)}</title><style>
    body { margin: 0; padding: ${GAP / 2}px; background: #8a8f94; font: 15px/1.3 sans-serif; }
    h1 { margin: 0 10px 6px; font-size: 20px; }
    main { display: flex; flex-wrap: wrap; align-items: flex-start; }
    figure { box-sizing: border-box; width: ${thumb}px; margin: ${GAP / 2}px; }
    img { display: block; width: 100%; outline: 1px solid #000; }
    .wrong img { outline: 3px solid #d00; }
    figcaption { background: #fff; padding: 2px 6px; }
    ul { margin: 0; padding-left: 20px; background: #fdd; color: #900; font-size: 12px; }
  </style><h1>${escaped(title)}</h1><main>${figures.join("")}</main>`;
}
