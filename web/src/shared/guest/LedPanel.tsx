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
  [...row].flatMap((cell, x) => (cell === "#" ? [{ x: (x + 1) * pitch, y: (y + 0.5) * pitch }] : [])),
);

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
      {lit.map(({ x, y }) => (
        <g key={`${x}-${y}`} fill="#ffc46b">
          <circle cx={x} cy={y} r="6" opacity="0.12" />
          <circle cx={x} cy={y} r="3.8" />
        </g>
      ))}
    </chakra.svg>
  );
}
