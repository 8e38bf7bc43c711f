import type { Translation } from "../../i18n/catalogue";
import { sl } from "./shortcutsTexts.sl";

const en = {
  title: "Keyboard shortcuts",
  everywhere: "Everywhere",
  palette: "Find a device, group or page",
  search: "To the page's search field",
  list: "This list",
  close: "Close what is open",
  next: "On and back through the page",
  lists: "Lists and tables",
  row: "A row up or down",
  openRow: "Open the row",
  menu: "The row's menu",
  bar: "To what the selected rows can be given, and back",
  columns: "Move a column (where columns are chosen)",
  charts: "Charts and hours of the week",
  points: "From point to point",
  zoom: "Closer, farther (while zooming)",
  labelling: "Vehicle counting has keys of its own: its page lists them beside the film.",
  keyOr: "or",
  keySpace: "Space",
  singleKeys: "Keys without Ctrl",
  singleKeysHint: "Turn them off where speech input or a stray touch presses them.",
} as const satisfies Translation<typeof sl>;

export const shortcutsTexts = { en, sl };
