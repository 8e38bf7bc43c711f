import { Button, Flex, HStack, Skeleton, Stack, Text } from "@chakra-ui/react";
import { CALENDARS_A_GROUP, EVENTS_A_CALENDAR } from "@obcestje/contract/limits/counts.js";
import { LARGEST_CALENDAR } from "@obcestje/contract/limits/fileSizes.js";
import { Pencil, Plus, RefreshCw, Trash2 } from "lucide-react";
import { useState } from "react";
import type { CalendarFactsFragment } from "../../graphql/generated";
import {
  DeleteCalendarDocument,
  RefreshCalendarDocument,
  useGroupCalendarsQuery,
} from "../../graphql/operations/calendars";
import { useT } from "../../i18n/useT";
import { useChange } from "../change/useChange";
import { faultText } from "../form/faultText";
import { faultTexts } from "../form/faultTexts";
import { answerOf } from "../live/answerOf";
import { everyMinute } from "../live/everyMinute";
import { useLastGood } from "../live/useLastGood";
import { noteTexts } from "../notes/noteTexts";
import { formatDateTime } from "../time/format";
import { ConfirmDialog } from "../ui/ConfirmDialog";
import { IconAction } from "../ui/IconAction";
import { LargeDialog } from "../ui/LargeDialog";
import { PartFault } from "../ui/PartFault";
import { sayFailed } from "../ui/sayFailed";
import { toast } from "../ui/toastStore";
import { uiTexts } from "../ui/uiTexts";
import { CalendarDialog } from "./CalendarDialog";
import { calendarsTexts } from "./calendarsTexts";
import { LeftOutEvents } from "./LeftOutEvents";

type Calendar = CalendarFactsFragment;
type CalendarsDialogProps = {
  group: { id: string; name: string };
  /** Notes may be others now. */
  onChanged?: () => void;
  onClose: () => void;
};

/** The calendars whose events are notes of a group. */
export function CalendarsDialog({ group, onChanged, onClose }: CalendarsDialogProps) {
  const t = useT(calendarsTexts);
  const ui = useT(uiTexts);
  const [edited, setEdited] = useState<Calendar | "new" | null>(null);
  const query = useGroupCalendarsQuery({
    variables: { id: group.id },
    fetchPolicy: "cache-and-network",
    ...everyMinute,
  });
  const told = useLastGood(answerOf(query), group.id).data?.group;
  const calendars = told?.calendars ?? undefined;
  const failed = query.error !== undefined || told?.calendars === null;
  const reload = () => {
    void query.refetch().catch(() => undefined);
    onChanged?.();
  };
  return (
    <LargeDialog title={t("title", { name: group.name })} width="42rem" onClose={onClose}>
      <Stack gap="4">
        <Text textStyle="sm" color="fg.muted">
          {t("hint")}
        </Text>
        {calendars === undefined && failed ? (
          <PartFault text={t("failed")} at={null} onRetry={reload} />
        ) : calendars === undefined ? (
          <Skeleton h="16" role="status" aria-label={ui("loading")} />
        ) : calendars.length === 0 ? (
          <Text textStyle="sm">{t("none")}</Text>
        ) : (
          <Stack as="ul" listStyleType="none" gap="0">
            {calendars.map((calendar) => (
              <CalendarRow
                key={calendar.id}
                calendar={calendar}
                zone={told?.timeZone}
                onEdit={() => setEdited(calendar)}
                onChanged={reload}
              />
            ))}
          </Stack>
        )}
        <Button
          size="sm"
          variant="outline"
          alignSelf="start"
          disabled={calendars === undefined || calendars.length >= CALENDARS_A_GROUP}
          onClick={() => setEdited("new")}
        >
          <Plus aria-hidden />
          {t("add")}
        </Button>
      </Stack>
      {edited === null || !told ? null : (
        <CalendarDialog
          group={told}
          calendar={edited === "new" ? null : (calendars?.find(({ id }) => id === edited.id) ?? edited)}
          onDone={reload}
          onClose={() => setEdited(null)}
        />
      )}
    </LargeDialog>
  );
}

type CalendarRowProps = {
  calendar: Calendar;
  zone: string | undefined;
  onEdit: () => void;
  onChanged: () => void;
};

function CalendarRow({ calendar, zone, onEdit, onChanged }: CalendarRowProps) {
  const t = useT(calendarsTexts);
  const words = useT(noteTexts);
  const { change, isBusy } = useChange();
  const [isAsked, setAsked] = useState(false);
  const { id, name, kind, url, events, takenDate } = calendar;
  const about = `calendar:${id}`;
  const time = formatDateTime(takenDate, zone);
  const refresh = async () => {
    const done = await change(RefreshCalendarDocument, { id }, { isKeyed: false });
    if (done === null) return;
    if (done.fault) return sayFailed(done.fault, t("notRefreshed"), about);
    if (done.data.refreshCalendar.calendar.fault === null) toast.success(t("refreshed"), about);
    onChanged();
  };
  const remove = async () => {
    const done = await change(DeleteCalendarDocument, { id, dryRun: false });
    setAsked(false);
    if (done === null) return;
    if (done.fault) return sayFailed(done.fault, t("notRemoved"), about);
    toast.success(t("removed"), about);
    onChanged();
  };
  return (
    <Flex as="li" gap="3" align="start" borderTopWidth="1px" py="3">
      <Stack flex="1" minW="0" gap="0.5">
        <Text fontWeight="medium" overflowWrap="anywhere">
          {name}
        </Text>
        <Text textStyle="sm" color="fg.muted">
          {[
            words(kind),
            events === null ? null : t("events", { count: events }),
            t(url === null ? "fromFile" : "fromUrl", { time }),
          ]
            .filter((part) => part !== null)
            .join(" · ")}
        </Text>
        <Stale calendar={calendar} time={time} />
        <LeftOutEvents leftOut={calendar.leftOut} outside={calendar.outside} />
      </Stack>
      <HStack gap="0">
        {url === null ? null : (
          <IconAction
            icon={RefreshCw}
            size="xs"
            label={t("refresh", { name })}
            loading={isBusy}
            onClick={() => void refresh()}
          />
        )}
        <IconAction icon={Pencil} size="xs" label={t("edit", { name })} onClick={onEdit} />
        <IconAction
          icon={Trash2}
          size="xs"
          colorPalette="red"
          label={t("remove", { name })}
          onClick={() => setAsked(true)}
        />
      </HStack>
      {isAsked ? (
        <ConfirmDialog
          title={t("removeTitle")}
          text={t("removeSure", { name })}
          action={t("removeTitle")}
          isDangerous
          isBusy={isBusy}
          onConfirm={() => void remove()}
          onCancel={() => setAsked(false)}
        />
      ) : null}
    </Flex>
  );
}

/** That the last look at its address failed, and of when the events are that there are. */
function Stale({ calendar: { fault }, time }: { calendar: Calendar; time: string }) {
  const t = useT(calendarsTexts);
  const faultWords = useT(faultTexts);
  if (fault === null) return null;
  const max = fault === "CALENDAR_TOO_LARGE" ? LARGEST_CALENDAR.kilobytes : EVENTS_A_CALENDAR;
  return (
    <Text textStyle="sm" color="fg.error">
      {t("stale", { fault: faultText(faultWords, { message: fault, fault, params: { max } }), time })}
    </Text>
  );
}
