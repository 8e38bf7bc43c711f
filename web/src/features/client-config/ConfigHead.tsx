import { Badge, Box, Card, Flex, Heading, HStack, Stack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../app/paths";
import type { ClientConfigQuery } from "../../graphql/generated";
import { useT } from "../../i18n/useT";
import { configTexts } from "../../shared/config/configTexts";
import { type Delivery, deliveryOf } from "../../shared/config/delivery";
import { noValue } from "../../shared/number/format";
import { HeardAge } from "../../shared/time/Age";
import { formatDateTime } from "../../shared/time/format";

export type ConfiguredClient = NonNullable<ClientConfigQuery["client"]>;

/** The device, with its wanted and its running version. */
export function ConfigHead({ client }: { client: ConfiguredClient }) {
  const t = useT(configTexts);
  const { config, info, timeZone } = client;
  const delivery = deliveryOf(config, info);
  const when = (at: number | null) => formatDateTime(at, timeZone);
  const facts = [
    client.hardwareType,
    client.groups && (client.groups.map(({ name }) => name).join(", ") || t("noGroup")),
    client.guid,
  ];
  return (
    <Flex gap="4" justify="space-between" align="start" wrap="wrap">
      <Box minW="0">
        <Text textStyle="sm" color="fg.muted">
          {t("title")}
        </Text>
        <Heading as="h1" size="2xl" fontWeight="semibold" letterSpacing="-0.02em">
          <Link to={paths.client(client.id)}>{client.name}</Link>
        </Heading>
        <Text textStyle="sm" color="fg.muted" wordBreak="break-word">
          {facts.filter((fact) => fact !== null).join(" · ")}
        </Text>
      </Box>
      <Card.Root>
        <Flex wrap="wrap" columnGap="8" rowGap="3" px="4" py="3">
          <Fact label={t("wanted")}>
            {config === null ? (
              client.hasConfig === null ? (
                noValue
              ) : (
                t("noVersion")
              )
            ) : (
              <>
                <Text fontWeight="medium">{t("version", { version: config.version })}</Text>
                <Text textStyle="xs" color="fg.muted">
                  {t("assignedBy", {
                    time: when(config.changeDate),
                    who: config.changedBy?.email ?? null,
                  })}
                </Text>
              </>
            )}
          </Fact>
          <Fact label={t("reported")}>
            {info.configVersion === null && client.hasConfig === null ? (
              <Text fontWeight="medium">{noValue}</Text>
            ) : (
              <Reported delivery={delivery} runs={info.configVersion} when={when} />
            )}
            <Text textStyle="xs" color="fg.muted">
              {t("lastHeard")} <HeardAge client={client} />
            </Text>
          </Fact>
        </Flex>
      </Card.Root>
    </Flex>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Stack gap="0.5">
      <Text textStyle="xs" color="fg.muted">
        {label}
      </Text>
      {children}
    </Stack>
  );
}

type ReportedProps = {
  delivery: Delivery;
  runs: number | null;
  when: (at: number | null) => string;
};

/** The running version; "pending" until it is the wanted one. */
function Reported({ delivery, runs, when }: ReportedProps) {
  const t = useT(configTexts);
  const isTaken = delivery.state === "taken";
  const isPending = delivery.state === "pending" || delivery.state === "unknown";
  return (
    <HStack role="status" gap="2">
      <Text fontWeight="medium">{runs === null ? t("neverReported") : t("version", { version: runs })}</Text>
      {isPending ? (
        <Badge colorPalette="orange" size="sm">
          {t("pending")}
        </Badge>
      ) : null}
      {isTaken && delivery.since !== null ? (
        <Text textStyle="xs" color="fg.muted">
          {t("runsSince", { time: when(delivery.since) })}
        </Text>
      ) : null}
    </HStack>
  );
}
