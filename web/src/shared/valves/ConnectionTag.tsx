import { Badge } from "@chakra-ui/react";
import { useT } from "../../i18n/useT";
import { valvesTexts } from "./valvesTexts";

/** Says whether the device is heard as often as it should be. */
export function ConnectionTag({ isLate }: { isLate: boolean }) {
  const t = useT(valvesTexts);
  return (
    <Badge colorPalette={isLate ? "red" : "green"} variant="outline" flexShrink="0">
      {t(isLate ? "late" : "ok")}
    </Badge>
  );
}
