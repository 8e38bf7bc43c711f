import { Badge, Box, Button, Flex, HStack, Skeleton, Stack, Text } from "@chakra-ui/react";
import { CircleQuestionMark, Monitor, Smartphone, SquareTerminal, Tablet } from "lucide-react";
import { useMemo, useState } from "react";
import type { OwnSessionPartsFragment } from "../../../graphql/generated";
import { useMySessionsQuery } from "../../../graphql/operations/profile";
import { profileTexts } from "../../../i18n/profileTexts";
import { useT } from "../../../i18n/useT";
import { FormSection } from "../../../shared/form/FormSection";
import { answerOf } from "../../../shared/live/answerOf";
import { useLastGood } from "../../../shared/live/useLastGood";
import { type Device, deviceOf } from "../../../shared/session/deviceOf";
import { plainAddress } from "../../../shared/session/plainAddress";
import { Age } from "../../../shared/time/Age";
import { formatDateTime } from "../../../shared/time/format";
import { AnswerError } from "../../../shared/ui/AnswerError";
import { MoreLines } from "../../../shared/ui/MoreLines";
import { pagesTexts } from "../../../shared/ui/pagesTexts";
import { StaleNotice } from "../../../shared/ui/StaleNotice";
import { useEndSessions } from "./useEndSessions";

const refreshMs = 60_000;
const placeholders = [1, 2, 3];
/** Number of sessions shown at first. */
const few = 5;

const presentFirst = (sessions: readonly OwnSessionPartsFragment[]) =>
  [...sessions].sort((one, other) => Number(other.current) - Number(one.current));

/** The person's sessions, with buttons to end them. */
export function Sessions() {
  const t = useT(profileTexts);
  const pages = useT(pagesTexts);
  const answer = useMySessionsQuery({ fetchPolicy: "cache-and-network", pollInterval: refreshMs });
  const { data, at } = useLastGood(answerOf(answer));
  const { ending, endOne, endOthers } = useEndSessions();
  const sessions = data?.mySessions ?? undefined;
  const ordered = useMemo(() => presentFirst(sessions ?? []), [sessions]);
  const [isAll, setAll] = useState(false);
  const shown = isAll ? ordered : ordered.slice(0, few);
  const hasFailed = answer.error !== undefined;
  const retry = () => {
    answer.refetch().catch(() => undefined);
  };

  const others = sessions?.some(({ current }) => !current) ? (
    <Button
      size="sm"
      variant="outline"
      loading={ending === "others"}
      disabled={ending !== null}
      onClick={endOthers}
    >
      {t("endOthers")}
    </Button>
  ) : null;

  return (
    <FormSection title={t("sessionsTitle")} text={t("sessionsText")} action={others}>
      <Box px={{ base: "4", md: "6" }} py="1">
        {hasFailed && sessions ? (
          <Box py="3">
            <StaleNotice text={t("sessionsFailed")} at={at} onRetry={retry} />
          </Box>
        ) : null}
        {hasFailed && sessions === undefined ? (
          <AnswerError title={t("sessionsFailed")} error={answer.error} onRetry={retry} />
        ) : null}
        {sessions === undefined && !hasFailed ? (
          <Stack gap="6" py="5" aria-hidden>
            {placeholders.map((number) => (
              <Skeleton key={number} h="9" />
            ))}
          </Stack>
        ) : null}
        <Box as="ul" listStyleType="none">
          {shown.map((session) => (
            <SessionItem
              key={session.id}
              session={session}
              isEnding={ending === session.id}
              isResting={ending !== null && ending !== session.id}
              onEnd={() => endOne(session.id)}
            />
          ))}
        </Box>
        {ordered.length > shown.length ? (
          <Box mx="-3">
            <MoreLines
              text={pages("shownOf", { shown: shown.length, total: ordered.length })}
              action={t("allSessions")}
              onMore={() => setAll(true)}
            />
          </Box>
        ) : null}
      </Box>
    </FormSection>
  );
}

const icons = {
  computer: Monitor,
  phone: Smartphone,
  tablet: Tablet,
  script: SquareTerminal,
  unknown: CircleQuestionMark,
};

type SessionItemProps = {
  session: OwnSessionPartsFragment;
  isEnding: boolean;
  /** Another one is being ended: this button is disabled. */
  isResting: boolean;
  onEnd: () => void;
};

function SessionItem({ session, isEnding, isResting, onEnd }: SessionItemProps) {
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

const texts = { computer: "onComputer", phone: "onPhone", tablet: "onTablet" } as const;

/** A device in plain words: "Chrome na računalniku (Windows)". */
function useDeviceName(): (device: Device) => string {
  const t = useT(profileTexts);
  return (device) => {
    if (device.kind === "script") return t("script", { name: device.name });
    if (device.kind === "unknown")
      return [device.browser, device.system].filter(Boolean).join(", ") || t("unknownDevice");
    return t(texts[device.kind], {
      browser: device.browser ?? t("unknownBrowser"),
      system: device.system ?? t("unknownSystem"),
    });
  };
}
