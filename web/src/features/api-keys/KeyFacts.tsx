import { Badge, Link as ChakraLink, Text } from "@chakra-ui/react";
import { Eye, KeyRound } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "../../app/paths";
import { untold } from "../../i18n/untold";
import { useT } from "../../i18n/useT";
import { type ApiKey, targetName } from "../../shared/keys/apiKey";
import { apiKeysTexts } from "../../shared/keys/apiKeysTexts";
import { plainAddress } from "../../shared/session/plainAddress";
import { Age } from "../../shared/time/Age";

type KeyProps = { apiKey: ApiKey };

export function KeyTitle({ apiKey: { name } }: KeyProps) {
  const t = useT(apiKeysTexts);
  return name ? <Text fontWeight="medium">{name}</Text> : <Text color="fg.muted">{t("unnamed")}</Text>;
}

/** How the key begins; "-" where nobody knows. */
export function KeyStart({ apiKey: { start } }: KeyProps) {
  return start === null ? (
    untold
  ) : (
    <Text as="span" fontFamily="mono" textStyle="xs" color="fg.muted" whiteSpace="nowrap">
      {start}…
    </Text>
  );
}

/** When, and from where. */
export function KeyUse({ apiKey: { lastUsedDate, lastUsedAddress, isUsed } }: KeyProps) {
  return (
    <>
      <Age at={lastUsedDate} isNever={isUsed === false} isInList />
      {lastUsedAddress === null ? null : (
        <Text as="span" display="block" textStyle="xs" color="fg.muted" overflowWrap="anywhere">
          {plainAddress(lastUsedAddress)}
        </Text>
      )}
    </>
  );
}

/** Target of the key; links to the device. */
export function KeyTarget({ apiKey }: KeyProps) {
  const t = useT(apiKeysTexts);
  const name = targetName(t, apiKey);
  if (apiKey.client === null) return name;
  return (
    <ChakraLink asChild color="fg" display="inline">
      <Link to={paths.client(apiKey.client.id)}>{name}</Link>
    </ChakraLink>
  );
}

/** View-only or full. */
export function KindBadge({ apiKey: { viewOnly } }: KeyProps) {
  const t = useT(apiKeysTexts);
  if (viewOnly === null) return untold;
  const Icon = viewOnly ? Eye : KeyRound;
  return (
    <Badge colorPalette={viewOnly ? "gray" : "orange"}>
      <Icon size={12} aria-hidden />
      {t(viewOnly ? "viewOnly" : "full")}
    </Badge>
  );
}

/** Number of sites named. */
const named = 2;

export function KeySiteNames({ apiKey: { origins } }: KeyProps) {
  const t = useT(apiKeysTexts);
  if (origins === null) return untold;
  if (origins.length === 0)
    return (
      <Text as="span" color="fg.muted">
        {t("anySite")}
      </Text>
    );
  const more = origins.length - named;
  return (
    <Text as="span" overflowWrap="anywhere" title={origins.join("\n")}>
      {origins
        .slice(0, named)
        .map((origin) => origin.replace(/^https:\/\//, ""))
        .join(", ")}
      {more > 0 ? ` ${t("moreSites", { count: more })}` : ""}
    </Text>
  );
}
