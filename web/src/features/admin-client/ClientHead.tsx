import { Box, Button, Flex, HStack, Icon, IconButton, Menu, Portal, Text } from "@chakra-ui/react";
import {
  ChevronDown,
  ClockAlert,
  Ellipsis,
  Eye,
  FileUp,
  KeyRound,
  MapPin,
  SlidersHorizontal,
} from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "../../app/paths";
import { useT } from "../../i18n/useT";
import { ChangeItems } from "../../shared/bulk/ChangeItems";
import { clientChangeKinds } from "../../shared/bulk/clientChanges";
import { activityOf, heardDateOf } from "../../shared/clients/activity";
import { useClockWords } from "../../shared/clients/clock/useClockWords";
import { useViewEntries } from "../../shared/clients/menu/useViewEntries";
import { importsAddress } from "../../shared/imports/importsAddress";
import { useOffers } from "../../shared/offers/useOffers";
import { Age } from "../../shared/time/Age";
import { useClock } from "../../shared/time/useNow";
import { BackLink } from "../../shared/ui/BackLink";
import { MenuAction } from "../../shared/ui/MenuAction";
import { PageHeading } from "../../shared/ui/PageHeading";
import { StatusDot, useActivityLabel } from "../../shared/ui/StatusDot";
import type { AdminClient, Ask } from "./adminClient";
import { adminClientTexts } from "./adminClientTexts";

/** Name and state of the device, with links. */
export function ClientHead({ client, ask }: { client: AdminClient; ask: Ask }) {
  const t = useT(adminClientTexts);
  const { timeZone, settings, alarms } = client;
  const heardDate = heardDateOf(client);
  const label = useActivityLabel();
  const hasImports = useOffers().has("IMPORTS");
  const clockWords = useClockWords().sentence(client.info.clockSkewSeconds);
  const activity = useClock((now) => activityOf(client, now));
  return (
    <Box as="header">
      <BackLink to={paths.adminClients}>{t("toList")}</BackLink>
      <Flex gap="3" justify="space-between" align="end" wrap="wrap" pt="4">
        <Box minW="0">
          <Box overflowWrap="anywhere">
            <PageHeading>{client.name}</PageHeading>
          </Box>
          <Flex color="fg.muted" textStyle="sm" columnGap="5" rowGap="1" wrap="wrap" pt="1">
            <HStack gap="2" role="status">
              <StatusDot activity={activity} decorative />
              <Text>
                {label(activity)}
                {heardDate === null ? null : (
                  <>
                    {", "}
                    <Age at={heardDate} timeZone={timeZone} />
                  </>
                )}
              </Text>
            </HStack>
            {clockWords === null ? null : (
              <HStack gap="1.5" color="fg.warning">
                <ClockAlert size={14} aria-hidden />
                <Text>{clockWords}</Text>
              </HStack>
            )}
            {alarms?.length === 0 ? <Text>{t("noAlarms")}</Text> : null}
            {settings.locationAddress ? (
              <HStack gap="1.5" minW="0">
                <MapPin size={14} aria-hidden />
                <Text overflowWrap="anywhere">{settings.locationAddress}</Text>
              </HStack>
            ) : null}
          </Flex>
        </Box>
        <HStack gap={{ base: "1.5", sm: "2" }} wrap="wrap">
          <ShowAsUser client={client} />
          <Button asChild size="sm" variant="outline" bg="bg.panel">
            <Link to={paths.clientConfig(client.id)}>
              <Icon hideBelow="sm">
                <SlidersHorizontal aria-hidden />
              </Icon>
              {t("config")}
            </Link>
          </Button>
          {hasImports ? (
            <Button asChild size="sm" variant="outline" bg="bg.panel">
              <Link to={importsAddress(client.id)}>
                <Icon hideBelow="sm">
                  <FileUp aria-hidden />
                </Icon>
                {t("imports")}
              </Link>
            </Button>
          ) : null}
          <ChangesMenu name={client.name} ask={ask} />
        </HStack>
      </Flex>
    </Box>
  );
}

/** Opens the device as users of its group see it; with several groups, one is chosen. */
function ShowAsUser({ client }: { client: AdminClient }) {
  const t = useT(adminClientTexts);
  const entries = useViewEntries(client, paths.client(client.id));
  const [first, ...more] = entries;
  if (first === undefined || more.length === 0)
    return (
      <Button
        size="sm"
        variant="outline"
        bg="bg.panel"
        disabled={first?.isDisabled}
        title={first?.hint}
        onClick={first?.act}
      >
        <Eye aria-hidden />
        {t("showAsUser")}
      </Button>
    );
  return (
    <Menu.Root positioning={{ placement: "bottom-end" }}>
      <Menu.Trigger asChild>
        <Button size="sm" variant="outline" bg="bg.panel">
          <Eye aria-hidden />
          {t("showAsUser")}
          <ChevronDown aria-hidden />
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {entries.map(({ value, text, act }) => (
              <Menu.Item key={value} value={value} onClick={act}>
                {text}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}

function ChangesMenu({ name, ask }: { name: string; ask: Ask }) {
  const t = useT(adminClientTexts);
  const canMakeKey = useOffers().has("DEVICE_KEY");
  const label = `${t("more")}: ${name}`;
  return (
    <Menu.Root positioning={{ placement: "bottom-end" }}>
      <Menu.Trigger asChild>
        <IconButton size="sm" variant="outline" bg="bg.panel" aria-label={label} title={t("more")}>
          <Ellipsis aria-hidden />
        </IconButton>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content aria-label={label}>
            {canMakeKey ? (
              <MenuAction
                value="deviceKey"
                icon={KeyRound}
                label={t("newKey")}
                onClick={() => ask("deviceKey")}
              />
            ) : null}
            <ChangeItems kinds={clientChangeKinds} onAsk={ask} />
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
