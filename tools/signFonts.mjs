// Writes the pixel fonts for pictures of signs: node tools/signFonts.mjs <folder with Spleen's BDF files and
// its LICENSE>
import { execFileSync } from "node:child_process";
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./setup.mjs";
import { DRAWN, MARKS, SHORTENED } from "./signGlyphs.mjs";

/**
 * Rows from the top: `shift` centres capitals in the cell, so that a line in the middle of the panel looks
 * centred. `composed` fonts lack accented letters; `body` is the first row of their small letters, `accent`
 * the one of accents.
 */
const FONTS = [
  { size: 8, file: "spleen-5x8.bdf", shift: 0, composed: { body: 2, accent: 0 } },
  { size: 12, file: "spleen-6x12.bdf", shift: 1, composed: { body: 4, accent: 1 } },
  { size: 16, file: "spleen-8x16.bdf", shift: 1 },
  { size: 24, file: "spleen-12x24.bdf", shift: 0 },
  { size: 32, file: "spleen-16x32.bdf", shift: 0 },
];
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
const DIGITS = [..."0123456789"];
const OTHERS = [..."čšžćđČŠŽĆĐäöüÄÖÜßéèàáíóúâêôìòùőűÉÈÀÁÍÓÚÂÊÔÌÒÙŐŰ°€–…«»"];
/** A zero without its stroke, as on road signs. */
const PLAIN_ZERO = "O";
const INK = "#";

const folder = process.argv[2];
if (!folder) throw new Error("Which folder has the BDF files?");
const target = join(ROOT, "web/src/shared/sign/fonts");

for (const font of FONTS) {
  const cells = movedDown(readBdf(join(folder, font.file)), font);
  const glyphs = new Map([...ASCII, ...OTHERS].map((char) => [char, glyphOf(char, cells, font)]));
  writeFileSync(join(target, `font${font.size}.ts`), source(font, trimmed(glyphs, font.size)));
}
copyFileSync(join(folder, "LICENSE"), join(target, "LICENSE"));
execFileSync(join(ROOT, "node_modules/.bin/biome"), ["format", "--write", target], { stdio: "inherit" });

/** Rows of "#" and "." by character. All glyphs of a Spleen font fill its cell. */
function readBdf(path) {
  const cells = new Map();
  for (const [, code, width, bitmap] of readFileSync(path, "latin1").matchAll(
    /ENCODING (\d+)[\s\S]*?BBX (\d+)[^\n]*\nBITMAP\n([\s\S]*?)ENDCHAR/g,
  )) {
    const rows = bitmap
      .trim()
      .split("\n")
      .map((hex) => {
        const bits = Number.parseInt(hex, 16)
          .toString(2)
          .padStart(hex.length * 4, "0");
        return bits.slice(0, Number(width)).replaceAll("0", ".").replaceAll("1", INK);
      });
    cells.set(String.fromCodePoint(Number(code)), rows);
  }
  return cells;
}

/** If a tail reaches the last row, the repeated row above it is left out first. */
function movedDown(cells, { shift }) {
  if (shift === 0) return cells;
  return new Map(
    [...cells].map(([char, rows]) => {
      const last = rows.length - 1;
      const kept = rows[last].includes(INK) ? rows.toSpliced(last - 1, 1) : rows.slice(0, last);
      return [char, [blankOf(rows), ...kept]];
    }),
  );
}

function glyphOf(char, cells, { size, composed }) {
  const drawn = DRAWN[size]?.[char];
  if (drawn) return inCell(drawn, size);
  const [base, mark] = char.normalize("NFD");
  if (composed && mark) return accented(base, mark, cells.get(base), { size, ...composed });
  const rows = cells.get(char === "0" ? PLAIN_ZERO : char);
  if (rows === undefined) throw new Error(`The font of ${size} pixels lacks ${char}.`);
  return rows;
}

function inCell([from, rows], size) {
  const blank = blankOf(rows);
  return Array.from({ length: size }, (_, y) => rows[y - from] ?? blank);
}

/** A letter with its accent: capitals one row smaller, small letters without their dot. */
function accented(base, mark, rows, { size, body, accent }) {
  const isCapital = base !== base.toLowerCase();
  const letter = isCapital
    ? shortened(base, rows, size)
    : rows.map((row, y) => (y < body ? blankOf(rows) : row));
  const top = isCapital ? 0 : accent;
  const { left, right } = inkOf([letter]);
  const art = MARKS[mark];
  const at = left + Math.max(0, Math.round((right - left + 1 - art[0].length) / 2));
  return letter.map((row, y) => laidOver(row, art[y - top] ?? "", at));
}

function shortened(base, rows, size) {
  const top = rows.findIndex((row) => row.includes(INK));
  const given = SHORTENED[size][base];
  if (given) return inCell([top + 1, given.map((row) => row.padEnd(rows[0].length, "."))], size);
  const repeated = rows.findIndex((row, y) => y >= top && row === rows[y + 1]);
  return [blankOf(rows), ...rows.toSpliced(repeated, 1)];
}

function laidOver(row, over, at) {
  return [...row].map((dot, x) => (over[x - at] === INK ? INK : dot)).join("");
}

function blankOf(rows) {
  return ".".repeat(rows[0].length);
}

/** The columns with pixels in any of the glyphs. */
function inkOf(glyphs) {
  const columns = glyphs.flat().flatMap((row) => [...row].flatMap((dot, x) => (dot === INK ? [x] : [])));
  return { left: Math.min(...columns), right: Math.max(...columns) };
}

/** Proportional: without blank columns at the sides, except for digits, which stay equally wide. */
function trimmed(glyphs, size) {
  const digits = inkOf(DIGITS.map((digit) => glyphs.get(digit)));
  return [...glyphs].map(([char, rows]) => {
    if (char === " ") return [char, rows.map(() => ".".repeat(Math.round(size / 4)))];
    const { left, right } = DIGITS.includes(char) ? digits : inkOf([rows]);
    return [char, rows.map((row) => row.slice(left, right + 1))];
  });
}

function hexOf(rows) {
  const digits = Math.ceil(rows[0].length / 4);
  const hex = (row) => {
    const bits = row
      .replaceAll(".", "0")
      .replaceAll(INK, "1")
      .padEnd(digits * 4, "0");
    return Number.parseInt(bits, 2).toString(16).padStart(digits, "0");
  };
  return rows.map(hex).join("");
}

function source({ size, file }, glyphs) {
  const rows = glyphs.map(
    ([char, rows]) => `${JSON.stringify(char)}: [${rows[0].length}, "${hexOf(rows)}"],`,
  );
  return `// Made by tools/signFonts.mjs of ${file}: the Spleen font, Copyright (c) 2018-2026, Frederic Cambus.
// BSD 2-clause license: see the file LICENSE beside this one.
import type { PixelFont } from "../pixelFont";

export const font${size}: PixelFont = {
  size: ${size},
  gap: ${Math.max(1, Math.round(size / 12))},
  glyphs: {
${rows.join("\n")}
  },
};
`;
}
