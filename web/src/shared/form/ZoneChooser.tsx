import { zonesWith } from "../time/zones";
import { Chooser, type ChooserProps } from "../ui/chooser/Chooser";

type ZoneChooserProps = Omit<ChooserProps<string>, "options" | "placeholder"> & {
  /** What no choice means; left out: there must be one. */
  usual?: string;
  /** The zone that is chosen to begin with; empty: none. */
  known: string;
};

/** One of all time zones, or none. */
export function ZoneChooser({ usual, known, ...chooser }: ZoneChooserProps) {
  const zones = zonesWith(known).map((zone) => ({ value: zone, label: zone }));
  const options = usual === undefined ? zones : [{ value: "", label: usual }, ...zones];
  return <Chooser {...chooser} options={options} />;
}
