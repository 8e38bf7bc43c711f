import { Badge, Button, Flex, Text } from "@chakra-ui/react";
import { SlidersHorizontal } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "../../../app/paths";
import { useT } from "../../../i18n/useT";
import { deliveryOf } from "../../../shared/config/delivery";
import { noValue } from "../../../shared/number/format";
import { formatDateTime } from "../../../shared/time/format";
import { PartCard } from "../../../shared/ui/PartCard";
import type { AdminClient, Ask } from "../adminClient";
import { adminClientTexts } from "../adminClientTexts";
import { CardButton } from "./CardButton";
import { Fact, Facts } from "./Fact";

/** The wanted and the running configuration. */
export function ConfigCard({ client, ask }: { client: AdminClient; ask: Ask }) {
  const t = useT(adminClientTexts);
  const { config, info, timeZone } = client;
  const { state } = deliveryOf(config, info);
  const isUntold = info.configVersion === null && client.hasConfig === null;
  const runs = [
    info.configVersion === null ? null : t("version", { version: info.configVersion }),
    info.configName,
  ]
    .filter((part) => part !== null)
    .join(" · ");
  return (
    <PartCard
      title={t("configuration")}
      help="wantedConfig"
      icon={<SlidersHorizontal size={16} aria-hidden />}
      aside={
        <Flex gap="2">
          <CardButton onPress={() => ask("applyTemplate")}>{t("applyTemplate")}</CardButton>
          <Button asChild size="xs" variant="outline">
            <Link to={paths.clientConfig(client.id)}>{t("openConfig")}</Link>
          </Button>
        </Flex>
      }
    >
      <Facts>
        <Fact label={t("wanted")}>
          {config === null ? (
            <Text as="span" color="fg.muted">
              {client.hasConfig === null ? noValue : t("noConfig")}
            </Text>
          ) : (
            <>
              {config.version === null ? noValue : t("version", { version: config.version })}
              {config.changedBy === null && config.changeDate === null ? null : (
                <Text textStyle="xs" color="fg.muted">
                  {t("by", {
                    who: config.changedBy?.email ?? null,
                    time: formatDateTime(config.changeDate, timeZone),
                  })}
                </Text>
              )}
            </>
          )}
        </Fact>
        <Fact label={t("running")}>
          <Flex gap="2" wrap="wrap" align="center">
            {runs || (isUntold ? noValue : t("notTold"))}
            {state === "none" || isUntold ? null : (
              <Badge colorPalette={state === "taken" ? "green" : "orange"}>
                {t(state === "taken" ? "taken" : "pending")}
              </Badge>
            )}
          </Flex>
        </Fact>
      </Facts>
    </PartCard>
  );
}
