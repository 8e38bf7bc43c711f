import type { Pictured, PictureFormat } from "./pictured";

const longest = 80;

/** Keeps letters and digits and joins them with hyphens, which every file system takes. */
const words = (text: string) =>
  [...text.normalize("NFC").replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")]
    .slice(0, longest)
    .join("")
    .replace(/^-+|-+$/g, "");

/** "Kidričeva-cesta_Hitrost-vozil_2026-07-01_2026-07-07.png": place, chart, first and last local day. */
export function pictureName({ model, places, periods, timeZone }: Pictured, format: PictureFormat): string {
  const day = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" });
  const instants = periods.flatMap(({ from, to }) => [from, Math.max(from, to - 1)]);
  const days = [Math.min(...instants), Math.max(...instants)].map((unix) => day.format(unix * 1000));
  const parts = [words(places.join(" ")), words(model.title), ...new Set(days)];
  return `${parts.filter((part) => part !== "").join("_")}.${format}`;
}
