import { Flex, Grid, Skeleton, Text } from "@chakra-ui/react";
import { RadioTower } from "lucide-react";
import { useMemo } from "react";
import { useT } from "../../i18n/useT";
import { useClearParams } from "../../shared/address/useClearParams";
import { useParam } from "../../shared/address/useParam";
import type { GroupRow } from "../../shared/clients/clientRow";
import { useClients } from "../../shared/clients/useClients";
import { ChooserField } from "../../shared/ui/chooser/ChooserField";
import { namedOptions } from "../../shared/ui/chooser/namedOptions";
import { PageHead } from "../../shared/ui/PageHead";
import { NoMatch, PageError, PageMessage } from "../../shared/ui/PageState";
import { PageTitle } from "../../shared/ui/PageTitle";
import { RefreshedAt } from "../../shared/ui/RefreshedAt";
import { StaleNotice } from "../../shared/ui/StaleNotice";
import { WidePage, WidePageSkeleton } from "../../shared/ui/WidePage";
import { FleetHealthView } from "./FleetHealthView";
import { chosenClients, type FleetChoice, hardwareTypes, noGroup } from "./fleetChoice";
import { fleetHealthTexts } from "./fleetHealthTexts";

/** Address parameters of the filters. */
const narrowing = ["group", "type"];

/** /admin/fleet_health: state of all devices at a glance. */
export function FleetHealthPage() {
  const t = useT(fleetHealthTexts);
  const { clients, groups, at, failure, refresh } = useClients();
  const [group, setGroup] = useParam("group");
  const [hardware, setHardware] = useParam("type");
  const chosen = useMemo(
    () => clients && chosenClients(clients, { group, hardware }),
    [clients, group, hardware],
  );
  const clear = useClearParams(narrowing);
  const types = useMemo(() => hardwareTypes(clients ?? []), [clients]);
  if (clients === undefined || chosen === undefined)
    return failure === null ? <PageShape /> : <PageError as="h1" title={t("loadFailed")} onRetry={refresh} />;
  return (
    <WidePage>
      <PageTitle>{t("title")}</PageTitle>
      {failure === null ? null : <StaleNotice text={t("loadFailed")} at={at} onRetry={refresh} />}
      <PageHead title={t("title")} intro={t("intro")}>
        <RefreshedAt at={at} isLoading={false} onRefresh={refresh} />
      </PageHead>
      {clients.length === 0 ? (
        <PageMessage icon={<RadioTower />} title={t("none")} text={t("noneText")} />
      ) : (
        <>
          <FleetPickers
            choice={{ group, hardware }}
            groups={groups ?? []}
            hardware={types}
            count={chosen.length}
            onGroup={setGroup}
            onHardware={setHardware}
          />
          {chosen.length === 0 ? (
            <NoMatch title={t("noMatch")} text={t("noMatchText")} onClear={clear} />
          ) : (
            <FleetHealthView
              clients={chosen}
              choice={{ group, hardware }}
              isNarrowed={chosen.length < clients.length}
            />
          )}
        </>
      )}
    </WidePage>
  );
}

const PageShape = () => (
  <WidePageSkeleton>
    <Skeleton h="9" w="16rem" />
    <Skeleton h="12" w={{ base: "full", sm: "32rem" }} />
    <Skeleton h="24" />
    <Grid templateColumns={{ base: "1fr", lg: "repeat(3, 1fr)" }} gap="4">
      <Skeleton h="18rem" />
      <Skeleton h="18rem" />
      <Skeleton h="18rem" />
    </Grid>
    <Skeleton h="16rem" />
  </WidePageSkeleton>
);

type FleetPickersProps = {
  choice: FleetChoice;
  groups: readonly GroupRow[];
  hardware: readonly string[];
  /** Number of chosen devices. */
  count: number;
  onGroup: (id: string) => void;
  onHardware: (type: string) => void;
};

/** Pickers of the part of the fleet. */
function FleetPickers(props: FleetPickersProps) {
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
