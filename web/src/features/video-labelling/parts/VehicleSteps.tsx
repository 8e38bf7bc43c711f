import { Button, HStack } from "@chakra-ui/react";
import { ArrowDown, ArrowUp, SkipForward } from "lucide-react";
import { useT } from "../../../i18n/useT";
import { KeyName } from "../../../shared/shortcuts/KeyName";
import { IconAction } from "../../../shared/ui/IconAction";
import type { Command } from "../keys/keyMap";
import { videoLabellingTexts } from "../videoLabellingTexts";

type VehicleStepsProps = {
  commands: Pick<Record<Command, () => void>, "previous" | "next" | "nextOpen">;
  /** All vehicles are labelled. */
  isAllDone: boolean;
};

/** Buttons from one vehicle to another. */
export function VehicleSteps({ commands, isAllDone }: VehicleStepsProps) {
  const t = useT(videoLabellingTexts);
  const beside = (label: string, Icon: typeof ArrowUp, key: string, onClick: () => void) => (
    <IconAction
      icon={Icon}
      variant="outline"
      bg="bg.panel"
      label={label}
      aria-keyshortcuts={key}
      onClick={onClick}
    />
  );
  return (
    <HStack gap="1.5">
      {beside(t("previousVehicle"), ArrowUp, "ArrowUp", commands.previous)}
      {beside(t("nextVehicle"), ArrowDown, "ArrowDown", commands.next)}
      <Button
        flex="1"
        size="sm"
        variant="outline"
        bg="bg.panel"
        aria-keyshortcuts="Enter"
        disabled={isAllDone}
        onClick={commands.nextOpen}
      >
        <SkipForward aria-hidden />
        {t("nextOpen")}
        <KeyName name="Enter" />
      </Button>
    </HStack>
  );
}
