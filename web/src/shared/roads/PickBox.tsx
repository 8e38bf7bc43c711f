import { chakra } from "@chakra-ui/react";
import { useT } from "../../i18n/useT";
import { roadsTexts } from "./roadsTexts";

type PickBoxProps = { name: string; isPicked: boolean; onPick: () => void };

/** Selects a location for the buttons above the list. */
export function PickBox({ name, isPicked, onPick }: PickBoxProps) {
  const t = useT(roadsTexts);
  return (
    <chakra.label display="grid" placeItems="center" minW="8" minH="8" cursor="pointer">
      <chakra.input
        type="checkbox"
        boxSize="4"
        accentColor="brand.solid"
        checked={isPicked}
        onChange={onPick}
        aria-label={t("pick", { name })}
        focusVisibleRing="outside"
      />
    </chakra.label>
  );
}
