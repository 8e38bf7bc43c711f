import { Box, Link as ChakraLink, Flex, SimpleGrid, Text } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { useT } from "../../i18n/useT";
import { useNumber } from "../../shared/number/useNumber";
import { clientsAddress } from "./clientsAddress";
import { FleetCard } from "./FleetCard";
import { fleetHealthTexts } from "./fleetHealthTexts";
import type { HardwareVersions, VersionCount } from "./fleetRules";

type FirmwareCardProps = {
  types: readonly HardwareVersions[];
  /** The chosen group; null: all. */
  group: string | null;
};

/** Versions by hardware, as bars that link to the devices. */
export function FirmwareCard({ types, group }: FirmwareCardProps) {
  const t = useT(fleetHealthTexts);
  return (
    <FleetCard title={t("firmware")} text={t("firmwareText")}>
      <SimpleGrid columns={{ base: 1, md: 2, xl: 3 }} columnGap="8" rowGap="5">
        {types.map((type) => (
          <Versions key={type.hardware ?? ""} type={type} group={group} />
        ))}
      </SimpleGrid>
    </FleetCard>
  );
}

type VersionsProps = { type: HardwareVersions; group: string | null };

function Versions({ type: { hardware, total, versions }, group }: VersionsProps) {
  const t = useT(fleetHealthTexts);
  return (
    <Box minW="0">
      <Flex justify="space-between" gap="3" textStyle="sm" pb="1">
        <Text as="h3" fontWeight="medium" overflowWrap="anywhere">
          {hardware ?? t("unknownHardware")}
        </Text>
        <Text color="fg.muted" whiteSpace="nowrap">
          {t("count", { count: total })}
        </Text>
      </Flex>
      <Box as="ul" listStyleType="none">
        {versions.map((version) => (
          <Version key={version.version ?? ""} group={group} hardware={hardware} total={total} {...version} />
        ))}
      </Box>
    </Box>
  );
}

type VersionProps = VersionCount & { group: string | null; hardware: string | null; total: number };

function Version({ group, hardware, total, version, count }: VersionProps) {
  const t = useT(fleetHealthTexts);
  const { number } = useNumber();
  const name = version ?? t("unknownVersion");
  const row = (
    <>
      <Text as="span" w="6.5rem" flexShrink="0" overflowWrap="anywhere" color={version ? "fg" : "fg.muted"}>
        {name}
      </Text>
      <Box flex="1" h="3.5" rounded="sm" bg="bg.muted" aria-hidden>
        <Box
          h="full"
          minW="1"
          rounded="sm"
          bg={version === null ? "border.emphasized" : "brand.solid"}
          w={`${(count / total) * 100}%`}
        />
      </Box>
      <Text as="span" w="10" textAlign="end" fontVariantNumeric="tabular-nums">
        {number(count)}
      </Text>
    </>
  );
  const look = { display: "flex", gap: "2", alignItems: "center", textStyle: "sm", py: "1" } as const;
  // Unknown values can't be filtered by.
  if (hardware === null || version === null)
    return (
      <Box as="li" {...look}>
        {row}
      </Box>
    );
  return (
    <li>
      <ChakraLink asChild {...look} color="fg" _hover={{ bg: "bg.subtle", textDecoration: "none" }}>
        <Link
          to={clientsAddress({ group, hardware }, { firmware: version })}
          aria-label={t("ofType", { type: hardware, version, count: t("count", { count }) })}
        >
          {row}
        </Link>
      </ChakraLink>
    </li>
  );
}
