import { Badge, Box, Button, Flex, HStack, Text } from "@chakra-ui/react";
import { CircleQuestionMark, Monitor, Smartphone, SquareTerminal, Tablet } from "lucide-react";
import type { OwnSessionPartsFragment } from "../../../graphql/generated";
import { profileTexts } from "../../../i18n/profileTexts";
import { useT } from "../../../i18n/useT";
import { deviceOf } from "../../../shared/session/deviceOf";
import { Age } from "../../../shared/time/Age";
import { formatDateTime } from "../../../shared/time/format";
import { useDeviceName } from "./useDeviceName";

const icons = {
  computer: Monitor,
  phone: Smartphone,
  tablet: Tablet,
  script: SquareTerminal,
  unknown: CircleQuestionMark,
};

/** An IPv4 address that came over an IPv6 socket, as people know it. */
const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/, "");

type SessionItemProps = {
  session: OwnSessionPartsFragment;
  isEnding: boolean;
  /** Another one is being ended: this one's button rests. */
  isResting: boolean;
  onEnd: () => void;
};

export function SessionItem({ session, isEnding, isResting, onEnd }: SessionItemProps) {
  const t = useT(profileTexts);
  const nameOf = useDeviceName();
  const device = deviceOf(session.userAgent);
  const Icon = icons[device.kind];
  const name = nameOf(device);
  return (
    <Flex as="li" gap="4" py="4" align="start" borderTopWidth="1px" _first={{ borderTopWidth: 0 }}>
      <Box color="fg.muted" pt="0.5" flexShrink="0">
        <Icon size={20} aria-hidden />
      </Box>
      <Box flex="1" minW="0">
        <HStack gap="2" wrap="wrap" rowGap="1">
          <Text fontWeight="medium" overflowWrap="anywhere">
            {name}
          </Text>
          {session.current ? <Badge colorPalette="green">{t("thisSession")}</Badge> : null}
        </HStack>
        <Flex as="dl" textStyle="sm" color="fg.muted" columnGap="6" rowGap="0.5" wrap="wrap" pt="1">
          <Fact label={t("address")}>
            {session.address === null ? t("unknownAddress") : plainAddress(session.address)}
          </Fact>
          <Fact label={t("signedIn")}>{formatDateTime(session.createDate)}</Fact>
          <Fact label={t("lastUsed")}>
            <Age at={session.lastUsedDate} />
          </Fact>
        </Flex>
      </Box>
      {session.current ? null : (
        <Button
          size="sm"
          variant="outline"
          aria-label={t("endSessionOf", { name })}
          loading={isEnding}
          disabled={isResting}
          onClick={onEnd}
        >
          {t("endSession")}
        </Button>
      )}
    </Flex>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <Flex gap="1.5" wrap="wrap">
      <Text as="dt" color="fg.subtle">
        {label}
      </Text>
      <Text as="dd">{children}</Text>
    </Flex>
  );
}
