import { Flex, Text } from "@chakra-ui/react";
import { useT } from "../../i18n/useT";
import type { GroupRow } from "../../shared/clients/clientRow";
import { ChooserField } from "../../shared/ui/chooser/ChooserField";
import { namedOptions } from "../../shared/ui/chooser/namedOptions";
import { type FleetChoice, noGroup } from "./fleetChoice";
import { fleetHealthTexts } from "./fleetHealthTexts";

type FleetPickersProps = {
  choice: FleetChoice;
  groups: readonly GroupRow[];
  hardware: readonly string[];
  /** Devices of the choice. */
  count: number;
  onGroup: (id: string) => void;
  onHardware: (type: string) => void;
};

/** Which part of the fleet is looked at. */
export function FleetPickers(props: FleetPickersProps) {
  const { choice, groups, hardware, count, onGroup, onHardware } = props;
  const t = useT(fleetHealthTexts);
  return (
    <Flex gap="3" align="end" wrap="wrap">
      <ChooserField
        label={t("group")}
        options={[
          { value: "", label: t("allGroups") },
          ...namedOptions(groups),
          { value: noGroup, label: t("noGroup") },
        ]}
        chosen={choice.group ?? ""}
        onChoose={onGroup}
        width="15rem"
      />
      <ChooserField
        label={t("hardware")}
        options={[
          { value: "", label: t("allHardware") },
          ...hardware.map((type) => ({ value: type, label: type })),
        ]}
        chosen={choice.hardware ?? ""}
        onChoose={onHardware}
        width="15rem"
      />
      <Text role="status" textStyle="sm" color="fg.muted" pb="2">
        {t("count", { count })}
      </Text>
    </Flex>
  );
}
