import { Badge, HStack, Link as StyledLink, Text } from "@chakra-ui/react";
import { Fragment } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../../app/paths";
import { useT } from "../../../i18n/useT";
import { placesTexts } from "./placesTexts";
import { useDeviceName } from "./useDeviceName";
import type { KnownStays } from "./useStays";

/** In the place of a device's state: it is a place, and which devices stand there now, as far as it is known. */
export function PlaceState({ stays: { list } }: { stays: KnownStays }) {
  const t = useT(placesTexts);
  const nameOf = useDeviceName();
  const present = list?.filter(({ until }) => until === null);
  return (
    <HStack gap="2" wrap="wrap">
      <Badge variant="surface" title={t("isPlaceHint")}>
        {t("isPlace")}
      </Badge>
      {present === undefined ? null : present.length === 0 ? (
        <Text>{t("nobodyThere")}</Text>
      ) : (
        <Text minW="0" overflowWrap="anywhere">
          {t("standsNow")}{" "}
          {present.map((stay, index) => (
            <Fragment key={stay.clientId}>
              {index === 0 ? null : ", "}
              {stay.client === null ? (
                nameOf(stay)
              ) : (
                <StyledLink asChild color="brand.fg">
                  <Link to={paths.client(stay.clientId)}>{nameOf(stay)}</Link>
                </StyledLink>
              )}
            </Fragment>
          ))}
        </Text>
      )}
    </HStack>
  );
}
