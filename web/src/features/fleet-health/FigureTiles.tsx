import { Box, Grid, HStack, Stack, Text } from "@chakra-ui/react";
import { BatteryLow, BellRing } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useT } from "../../i18n/useT";
import { shownActivities } from "../../shared/clients/activity";
import { lowBatteryVolts } from "../../shared/clients/attention";
import { useNumber } from "../../shared/number/useNumber";
import { StatusDot } from "../../shared/ui/StatusDot";
import { clientsAddress } from "./clientsAddress";
import type { FleetChoice } from "./fleetChoice";
import { fleetHealthTexts } from "./fleetHealthTexts";
import type { FleetFigures } from "./fleetRules";

type FigureTilesProps = { figures: FleetFigures; choice: FleetChoice };

/** Number of devices by state, with links to lists of them. */
export function FigureTiles({ figures, choice }: FigureTilesProps) {
  const t = useT(fleetHealthTexts);
  const { quantity } = useNumber();
  const mark = (Icon: typeof BellRing, count: number | null) => (
    <Box color={count ? "fg.error" : "fg.subtle"}>
      <Icon size={14} aria-hidden />
    </Box>
  );
  const shown = shownActivities(figures);
  return (
    <Grid
      role="group"
      aria-label={t("figures")}
      templateColumns={{
        base: "repeat(2, 1fr)",
        sm: "repeat(3, 1fr)",
        lg: `repeat(${shown.length + 2}, 1fr)`,
      }}
      gap="1px"
      bg="border"
      borderWidth="1px"
      rounded="xl"
      overflow="hidden"
    >
      {shown.map((activity) => (
        <Tile
          key={activity}
          mark={<StatusDot activity={activity} decorative />}
          label={t(activity)}
          hint={t(`${activity}Hint`)}
          count={figures[activity]}
          to={clientsAddress(choice, { activity })}
        />
      ))}
      <Tile
        mark={mark(BellRing, figures.alarms)}
        label={t("alarms")}
        hint={t("alarmsHint")}
        count={figures.alarms}
        to={clientsAddress(choice, { concern: "alarm", by: "name" })}
      />
      <Tile
        mark={mark(BatteryLow, figures.weak)}
        label={t("weak")}
        hint={t("weakHint", { volts: quantity(lowBatteryVolts, "V", 1) })}
        count={figures.weak}
        to={clientsAddress(choice, { concern: "lowBattery", by: "battery" })}
      />
    </Grid>
  );
}

type TileProps = { mark: ReactNode; label: string; hint: string; count: number | null; to: string };

function Tile({ mark, label, hint, count, to }: TileProps) {
  const { number } = useNumber();
  const content = (
    <>
      <HStack gap="2" color="fg.muted" textStyle="sm">
        {mark}
        {label}
      </HStack>
      <Text textStyle="2xl" lineHeight="1" fontWeight="semibold" letterSpacing="-0.02em">
        {number(count)}
      </Text>
      <Text textStyle="xs" color="fg.subtle">
        {hint}
      </Text>
    </>
  );
  const look = { bg: "bg.panel", px: { base: "3", md: "4" }, py: "3", gap: "1.5" } as const;
  // There is no list for an unknown count.
  if (count === null) return <Stack {...look}>{content}</Stack>;
  return (
    <Stack asChild {...look} _hover={{ bg: "bg.subtle" }} focusVisibleRing="inside">
      <Link to={to}>{content}</Link>
    </Stack>
  );
}
