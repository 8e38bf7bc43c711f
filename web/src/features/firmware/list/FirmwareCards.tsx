import { Card, Flex, Stack, Text } from "@chakra-ui/react";
import { untold } from "../../../i18n/untold";
import { useLanguage, useT } from "../../../i18n/useT";
import { fileSize } from "../../../shared/number/fileSize";
import { formatDateTime } from "../../../shared/time/format";
import { firmwareTexts } from "../firmwareTexts";
import { FirmwareButtons } from "./FirmwareButtons";
import type { Ask, CountedFirmware } from "./firmwareList";
import { Sha } from "./Sha";

type FirmwareCardsProps = { firmwares: readonly CountedFirmware[]; ask: Ask };

/** The firmware on a phone. */
export function FirmwareCards({ firmwares, ask }: FirmwareCardsProps) {
  const t = useT(firmwareTexts);
  const language = useLanguage();
  return (
    <Stack as="ul" listStyleType="none" gap="2" aria-label={t("tableLabel")}>
      {firmwares.map((firmware) => (
        <Card.Root as="li" key={firmware.id} px="4" pt="3" pb="1" gap="1">
          <Flex justify="space-between" align="start" gap="2">
            <Text fontWeight="medium" overflowWrap="anywhere">
              {firmware.version ?? untold}
            </Text>
            <Text textStyle="sm" whiteSpace="nowrap">
              {t("running")} {t("runningCount", { count: firmware.running })}
            </Text>
          </Flex>
          {firmware.description ? (
            <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
              {firmware.description}
            </Text>
          ) : null}
          <Text textStyle="sm" color="fg.muted">
            {[
              firmware.hardwareType ?? "-",
              fileSize(firmware.size, language),
              formatDateTime(firmware.createDate),
            ].join(" · ")}
          </Text>
          <Flex justify="space-between" align="center" gap="2" wrap="wrap">
            <Sha firmware={firmware} />
            <FirmwareButtons firmware={firmware} ask={ask} />
          </Flex>
        </Card.Root>
      ))}
    </Stack>
  );
}
