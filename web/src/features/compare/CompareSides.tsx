import { Box, Flex, Heading, Stack } from "@chakra-ui/react";
import { ArrowLeftRight } from "lucide-react";
import { type ReactNode, useId, useMemo } from "react";
import { useT } from "../../i18n/useT";
import { palette } from "../../shared/chart/chartColors";
import { usePlaces } from "../../shared/clients/usePlaces";
import { CustomRange } from "../../shared/interval/CustomRange";
import { IntervalPicker } from "../../shared/interval/IntervalPicker";
import type { Period } from "../../shared/interval/resolveInterval";
import { PeriodText } from "../../shared/roads/PeriodText";
import type { RoadClient } from "../../shared/roads/roadClient";
import { formatDate } from "../../shared/time/format";
import { ChooserField } from "../../shared/ui/chooser/ChooserField";
import { namedOptions } from "../../shared/ui/chooser/namedOptions";
import { IconAction } from "../../shared/ui/IconAction";
import { SelectField } from "../../shared/ui/SelectField";
import { looks } from "./charts/sides";
import { type Against, againsts, type CompareState, swapped, withClient, withOther } from "./compareState";
import { compareTexts } from "./compareTexts";
import { stayPeriods } from "./stayPeriods";
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
      <IconAction
        icon={ArrowLeftRight}
        label={t("swap")}
        variant="outline"
        bg="bg.panel"
        rounded="full"
        alignSelf="center"
        onClick={() => onChange(swapped({ ...state, client, other }, periods))}
        _print={{ display: "none" }}
      />
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

type AgainstPickerProps = {
  against: Against;
  /** The period that is compared; custom times start from it. */
  period: Period;
  zone: string;
  onChange: (against: Against, period: Period | null) => void;
};

function AgainstPicker({ against, period, zone, onChange }: AgainstPickerProps) {
  const t = useT(compareTexts);
  return (
    <Stack gap="3">
      <SelectField
        label={t("againstLabel")}
        options={againsts.map((name) => ({ value: name, label: t(name) }))}
        chosen={against}
        onChoose={(chosen) => onChange(chosen, chosen === "custom" ? period : null)}
      />
      {against === "custom" ? (
        <CustomRange
          key={`${period.from}-${period.to}`}
          period={period}
          zone={zone}
          onApply={(chosen) => onChange("custom", chosen)}
        />
      ) : null}
    </Stack>
  );
}

type StayPickerProps = {
  /** Of the location: a place's or a device's. */
  id: string;
  /** The period that is compared. */
  period: Period;
  /** Unix seconds */
  now: number;
  zone: string;
  onChoose: (period: Period) => void;
};

/** The times between moves as periods; nothing where nobody moved anything. */
function StayPicker({ id, period, now, zone, onChoose }: StayPickerProps) {
  const t = useT(compareTexts);
  const { places } = usePlaces();
  const stays = useMemo(() => stayPeriods(id, places, now), [id, places, now]);
  if (stays.length === 0) return null;
  const options = stays.map((stay) => ({
    value: keyOf(stay.period),
    label: `${stay.name}: ${formatDate(stay.period.from, zone)} – ${formatDate(stay.period.to, zone)}`,
  }));
  const chosen = keyOf(period);
  return (
    <SelectField
      label={t("stays")}
      options={
        options.some(({ value }) => value === chosen)
          ? options
          : [{ value: chosen, label: t("noStay") }, ...options]
      }
      chosen={chosen}
      onChoose={(key) => {
        const stay = stays.find((one) => keyOf(one.period) === key);
        if (stay) onChoose(stay.period);
      }}
    />
  );
}

const keyOf = ({ from, to }: Period) => `${from}-${to}`;
