import { useIsPhone } from "../ui/useMedia";
import type { RoadListProps } from "./listProps";
import { RoadCards } from "./RoadCards";
import { RoadTable } from "./RoadTable";

export function RoadList(props: RoadListProps) {
  return useIsPhone() ? <RoadCards {...props} /> : <RoadTable {...props} />;
}
