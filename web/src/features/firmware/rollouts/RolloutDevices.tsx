import { Box, Flex, Heading, Text } from "@chakra-ui/react";
import { useMemo } from "react";
import { untold } from "../../../i18n/untold";
import { useT } from "../../../i18n/useT";
import { useParam } from "../../../shared/address/useParam";
import { rolloutsTexts } from "../../../shared/firmware/rolloutsTexts";
import { SelectField } from "../../../shared/ui/SelectField";
import { useIsPhone } from "../../../shared/ui/useMedia";
import { DeviceCards } from "./DeviceCards";
import { DeviceTable } from "./DeviceTable";
import { byState, countStates, deviceStates, type RolloutWhole, stateOf } from "./rollout";
import type { RolloutWork } from "./useRolloutWork";

type RolloutDevicesProps = { rollout: RolloutWhole; work: RolloutWork };

/** How far each device is; those that somebody may have to look after first. */
export function RolloutDevices({ rollout, work }: RolloutDevicesProps) {
  const t = useT(rolloutsTexts);
  const isPhone = useIsPhone();
  const [wanted, setWanted] = useParam("state");
  const { devices } = rollout;
  const counts = useMemo(() => countStates(devices ?? []), [devices]);
  const state = deviceStates.find((known) => known === wanted) ?? null;
  const shown = useMemo(
    () => (devices ?? []).filter((device) => state === null || stateOf(device) === state).sort(byState),
    [devices, state],
  );
  return (
    <Box>
      <Flex justify="space-between" align="end" gap="3" wrap="wrap" pb="3">
        <Heading as="h2" size="md" fontWeight="semibold">
          {t("devices")}
        </Heading>
        <SelectField
          label={t("filter")}
          options={[
            { value: "", label: t("partOf", { name: t("all"), count: devices?.length ?? null }) },
            ...deviceStates
              .filter((known) => counts.has(known) || known === state)
              .map((value) => ({
                value,
                label: t("partOf", { name: t(`state${value}`), count: counts.get(value) ?? 0 }),
              })),
          ]}
          chosen={state ?? ""}
          onChoose={setWanted}
          width="16rem"
        />
      </Flex>
      {shown.length === 0 ? (
        <Text color="fg.muted" py="6">
          {devices === null ? untold : t("devicesNone")}
        </Text>
      ) : isPhone ? (
        <DeviceCards devices={shown} work={work} />
      ) : (
        <DeviceTable devices={shown} work={work} />
      )}
    </Box>
  );
}
