import { chakra } from "@chakra-ui/react";
import { useConfigTexts } from "./useConfigTexts";
import type { LiftedFilter } from "./useLiftedFilter";

/** Switch for mouse and touch, with a hint that Ctrl+O lifts the filter. */
export function LiftedSwitch({ isLifted, setLifted }: LiftedFilter) {
  const { t } = useConfigTexts();
  return (
    <chakra.label
      display="inline-flex"
      alignItems="center"
      gap="2"
      minH="8"
      textStyle="sm"
      color="fg.muted"
      cursor="pointer"
    >
      <chakra.input
        type="checkbox"
        boxSize="4"
        accentColor="brand.solid"
        checked={isLifted}
        onChange={({ target }) => setLifted(target.checked)}
        focusVisibleRing="outside"
      />
      {t("showAll")}
    </chakra.label>
  );
}
