import { Box, Flex, Heading, IconButton, Stack } from "@chakra-ui/react";
import { ArrowLeftRight } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useT } from "../../i18n/useT";
import { palette } from "../../shared/chart/chartColors";
import { IntervalPicker } from "../../shared/interval/IntervalPicker";
import type { Period } from "../../shared/interval/resolveInterval";
import { PeriodText } from "../../shared/roads/PeriodText";
import type { RoadClient } from "../../shared/roads/roadClient";
import { ChooserField } from "../../shared/ui/chooser/ChooserField";
import { namedOptions } from "../../shared/ui/chooser/namedOptions";
import { AgainstPicker } from "./AgainstPicker";
import { looks } from "./charts/sides";
import { type CompareState, swapped, withClient, withOther } from "./compareState";
import { compareTexts } from "./compareTexts";
import { StayPicker } from "./StayPicker";
import type { ChangeCompare } from "./useCompareState";

type CompareSidesProps = {
  clients: readonly RoadClient[];
  client: string;
  other: string;
  state: CompareState;
  periods: { before: Period; after: Period };
  /** Unix seconds */
  now: number;
  zone: string;
  onChange: ChangeCompare;
};

/** Location and period of both sides, with a button that swaps them. */
export function CompareSides(props: CompareSidesProps) {
  const { clients, client, other, state, periods, now, zone, onChange } = props;
  const t = useT(compareTexts);
  const isOnePlace = client === other;
  return (
    <Flex direction={{ base: "column", lg: "row" }} gap="3" align="stretch" css={marks}>
      <SidePanel
        title={t(isOnePlace ? "before" : "beforeLabel")}
        mark="var(--before)"
        period={periods.before}
        zone={zone}
      >
        <ClientSelect
          clients={clients}
          chosen={other}
          onChoose={(id) => onChange(withOther(state, client, id))}
        />
        <AgainstPicker
          against={state.against}
          period={periods.before}
          zone={zone}
          onChange={(against, otherPeriod) => onChange({ against, otherPeriod })}
        />
        <StayPicker
          id={other}
          period={periods.before}
          now={now}
          zone={zone}
          onChoose={(otherPeriod) => onChange({ against: "custom", otherPeriod })}
        />
      </SidePanel>
      <IconButton
        aria-label={t("swap")}
        title={t("swap")}
        variant="outline"
        bg="bg.panel"
        rounded="full"
        size="sm"
        alignSelf="center"
        onClick={() => onChange(swapped({ ...state, client, other }, periods))}
        _print={{ display: "none" }}
      >
        <ArrowLeftRight aria-hidden />
      </IconButton>
      <SidePanel
        title={t(isOnePlace ? "after" : "afterLabel")}
        mark="var(--after)"
        period={periods.after}
        zone={zone}
      >
        <ClientSelect
          clients={clients}
          chosen={client}
          onChoose={(id) => onChange(withClient(state, id, other))}
        />
        <Box css={narrowPicker}>
          <IntervalPicker
            interval={state.after}
            onChange={(after) => onChange({ after })}
            zone={zone}
            isLabelled
          />
        </Box>
        <StayPicker
          id={client}
          period={periods.after}
          now={now}
          zone={zone}
          onChoose={(period) => onChange({ after: { kind: "custom", ...period } })}
        />
      </SidePanel>
    </Flex>
  );
}

const markOf = (mode: "light" | "dark") => ({
  "--before": palette[mode][looks.before.color],
  "--after": palette[mode][looks.after.color],
});

/** Each side has its colour from the charts. */
const marks = { ...markOf("light"), _dark: markOf("dark") };

/** Presets in two rows if the panel is too narrow for one. */
const narrowPicker = {
  containerType: "inline-size",
  "@container (max-width: 540px)": {
    "& [role=radiogroup]": { display: "grid", gridTemplateColumns: "repeat(3, 1fr)", width: "full" },
    "& > div": { width: "full" },
  },
};

type SidePanelProps = { title: string; mark: string; period: Period; zone: string; children: ReactNode };

/** One side of the comparison: location and period. */
function SidePanel({ title, mark, period, zone, children }: SidePanelProps) {
  const titleId = useId();
  return (
    <Stack
      as="section"
      aria-labelledby={titleId}
      bg="bg.panel"
      borderWidth="1px"
      rounded="xl"
      p="4"
      gap="3"
      flex="1"
      minW="0"
    >
      <Flex align="center" gap="2.5" columnGap="3" wrap="wrap">
        <Box w="5" h="0" borderTopWidth="3px" css={{ borderColor: mark }} aria-hidden />
        <Heading as="h2" id={titleId} size="sm" fontWeight="semibold">
          {title}
        </Heading>
        <Box ms="auto">
          <PeriodText period={period} zone={zone} />
        </Box>
      </Flex>
      {children}
    </Stack>
  );
}

type ClientSelectProps = { clients: readonly RoadClient[]; chosen: string; onChoose: (id: string) => void };

/** Location of one side; an inaccessible one is shown by its id. */
function ClientSelect({ clients, chosen, onChoose }: ClientSelectProps) {
  const t = useT(compareTexts);
  const known = namedOptions(clients);
  const options = clients.some(({ id }) => id === chosen)
    ? known
    : [{ value: chosen, label: chosen }, ...known];
  return <ChooserField label={t("location")} options={options} chosen={chosen} onChoose={onChoose} />;
}
