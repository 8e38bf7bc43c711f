import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { LAYOUT, sheetHtml, split } from "./sheetHtml.mjs";

/** Writes a sheet for each area, size and colour, or several if it would be too tall. @returns their files */
export async function writeSheets(browser, folder, shots) {
  const page = await browser.newPage();
  const html = join(folder, "sheet.html");
  const files = [];
  for (const { title, shots: those, size } of sheetsOf(shots)) {
    const file = join(folder, `${title.replace(/\W+/g, "-")}.png`);
    await writeFile(html, sheetHtml(title, those, size));
    await page.setViewport({ width: LAYOUT[size].width, height: 400 });
    await page.goto(pathToFileURL(html).href, { waitUntil: "load" });
    await page.screenshot({ path: file, fullPage: true });
    files.push(file);
  }
  await rm(html, { force: true });
  await page.close();
  return files;
}

function sheetsOf(shots) {
  const groups = new Map();
  for (const shot of shots) {
    const title = `${shot.screen.area} ${shot.size} ${shot.theme}`;
    groups.set(title, [...(groups.get(title) ?? []), shot]);
  }
  return [...groups].flatMap(([title, group]) => {
    const { size } = group[0];
    const parts = split(group, size);
    return parts.map((part, at) => ({
      title: parts.length > 1 ? `${title} ${at + 1}` : title,
      shots: part,
      size,
    }));
  });
}
