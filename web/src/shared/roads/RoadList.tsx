import { EstimateLegend } from "../estimate/EstimateLegend";
import { useIsPhone } from "../ui/useMedia";
import { isEstimated } from "./figures";
import type { RoadListProps } from "./listProps";
import { RoadCards } from "./RoadCards";
import { RoadTable } from "./RoadTable";

export function RoadList(props: RoadListProps) {
  const List = useIsPhone() ? RoadCards : RoadTable;
  const hasEstimates = props.rows.some(
    ({ figures }) => figures && props.keys.some((key) => isEstimated(figures, key)),
  );
  return (
    <>
      <List {...props} />
      {hasEstimates ? (
        <EstimateLegend hasSigns px={{ base: "4", md: "3" }} py="2" borderTopWidth="1px" />
      ) : null}
    </>
  );
}
