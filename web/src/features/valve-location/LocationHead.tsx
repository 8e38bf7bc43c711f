import { Box, Grid, IconButton, Text } from "@chakra-ui/react";
import { X } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "../../app/paths";
import { useT } from "../../i18n/useT";
import { overviewAddress } from "../../shared/clients/overviewAddress";
import { PageHeading } from "../../shared/ui/PageHeading";
import type { ValveLocation } from "../../shared/valves/valve";
import { valvesTexts } from "../../shared/valves/valvesTexts";
import { LocationTools } from "./controls/LocationTools";
import type { LocationActions } from "./controls/useLocationActions";

type LocationHeadProps = { location: ValveLocation; actions: LocationActions };

/** Which location it is, what can be done with all of it, and the way back. */
export function LocationHead({ location, actions }: LocationHeadProps) {
  const t = useT(valvesTexts);
  return (
    <Grid
      as="header"
      columnGap="3"
      rowGap="3"
      templateColumns={{ base: "minmax(0, 1fr) auto", lg: "minmax(0, 1fr) auto auto" }}
    >
      <Box minW="0" overflowWrap="anywhere">
        <PageHeading>{t("locationTitle", { name: location.name })}</PageHeading>
        <Text color="fg.muted" pt="1">
          {t("valveCount", { count: location.valveCount })}
        </Text>
      </Box>
      <Box gridRow={{ base: 2, lg: 1 }} gridColumn={{ base: "1 / -1", lg: "2" }}>
        <LocationTools location={location} actions={actions} />
      </Box>
      <IconButton
        asChild
        variant="ghost"
        minH="11"
        minW="11"
        aria-label={t("toOverview")}
        title={t("toOverview")}
      >
        <Link to={`${paths.overview}${overviewAddress.search()}`}>
          <X aria-hidden />
        </Link>
      </IconButton>
    </Grid>
  );
}
