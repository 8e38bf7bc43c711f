import { chakra } from "@chakra-ui/react";

/** A speed-display sign: lit diodes of "47" and a smile. */
const rows = [
  "...............................",
  "....##....#######.....#####....",
  "...###....#######....#.....#...",
  "..####.........##...#.......#..",
  ".##.##........##....#..#.#..#..",
  "##..##........##....#.......#..",
  "#######......##.....#.#...#.#..",
  "#######......##.....#..###..#..",
  "....##......##.......#.....#...",
  "....##......##........#####....",
  "...............................",
];

const pitch = 12;
const columns = rows[0]?.length ?? 0;

const lit = rows.flatMap((row, y) =>
  [...row].flatMap((cell, x) => (cell === "#" ? [`M${(x + 1) * pitch} ${(y + 0.5) * pitch}h0`] : [])),
);
/** Lines without length, whose round ends are the diodes. */
const diodes = lit.join("");

const width = columns * pitch;
const height = rows.length * pitch;

/** Ornament of the pages before sign-in. */
export function LedPanel() {
  return (
    <chakra.svg viewBox={`${pitch / 2} 0 ${width} ${height}`} w="full" maxW="34rem" aria-hidden>
      <defs>
        <pattern id="led-off" width={pitch} height={pitch} patternUnits="userSpaceOnUse" x={pitch / 2}>
          <circle cx={pitch / 2} cy={pitch / 2} r="3.6" fill="#ffffff" opacity="0.06" />
        </pattern>
      </defs>
      <rect x={pitch / 2} width={width} height={height} fill="url(#led-off)" />
      <g stroke="#ffc46b" strokeLinecap="round">
        <path d={diodes} strokeWidth="12" opacity="0.12" />
        <path d={diodes} strokeWidth="7.6" />
      </g>
    </chakra.svg>
  );
}
