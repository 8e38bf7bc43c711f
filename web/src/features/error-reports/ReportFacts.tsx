import { Box, Link as ChakraLink, Flex, Text } from "@chakra-ui/react";
import { Globe, MonitorSmartphone } from "lucide-react";
import { Link } from "react-router-dom";
import { useT } from "../../i18n/useT";
import { type Device, deviceOf } from "../../shared/session/deviceOf";
import { errorReportsTexts } from "./errorReportsTexts";
import { isOwnPage, type ReportRow } from "./reportChoice";

/** "Chrome, Windows"; undefined where nothing is known. */
function browserOf(device: Device): string | undefined {
  if (device.kind === "unknown") return undefined;
  if (device.kind === "script") return device.name;
  return [device.browser, device.system].filter(Boolean).join(", ") || undefined;
}

/** On which page it was, and in which browser. */
export function ReportFacts({ report: { page, userAgent } }: { report: ReportRow }) {
  const t = useT(errorReportsTexts);
  return (
    <Flex columnGap="4" rowGap="0.5" wrap="wrap" textStyle="sm" color="fg.muted" pt="0.5">
      <Fact icon={<Globe size={14} aria-hidden />} label={t("page")}>
        {page === null ? (
          t("noPage")
        ) : isOwnPage(page) ? (
          <ChakraLink asChild color="fg.muted" textDecoration="underline" overflowWrap="anywhere">
            <Link to={page}>{page}</Link>
          </ChakraLink>
        ) : (
          page
        )}
      </Fact>
      <Fact icon={<MonitorSmartphone size={14} aria-hidden />} label={t("browser")}>
        <span title={userAgent ?? undefined}>{browserOf(deviceOf(userAgent)) ?? t("unknownBrowser")}</span>
      </Fact>
    </Flex>
  );
}

type FactProps = { icon: React.ReactNode; label: string; children: React.ReactNode };

function Fact({ icon, label, children }: FactProps) {
  return (
    <Flex gap="1.5" align="start" minW="0">
      <Box flexShrink="0" pt="1">
        {icon}
      </Box>
      <Text as="span" srOnly>
        {label}:
      </Text>
      <Text as="span" minW="0" overflowWrap="anywhere">
        {children}
      </Text>
    </Flex>
  );
}
