import { zonesWith } from "../time/zones";
import { Chooser, type ChooserProps } from "../ui/chooser/Chooser";

type ZoneChooserProps = Omit<ChooserProps<string>, "options" | "placeholder"> & {
  /** Label for no choice; omitted: a choice is required. */
  usual?: string;
  /** The zone chosen at first; empty: none. */
  known: string;
};

/** Chooser of a time zone, which may be optional. */
export function ZoneChooser({ usual, known, ...chooser }: ZoneChooserProps) {
  const zones = zonesWith(known).map((zone) => ({ value: zone, label: zone }));
  const options = usual === undefined ? zones : [{ value: "", label: usual }, ...zones];
  return <Chooser {...chooser} options={options} />;
}
