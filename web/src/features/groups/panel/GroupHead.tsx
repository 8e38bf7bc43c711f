import { Badge, Box, Button, Flex, Heading, HStack, IconButton, Text } from "@chakra-ui/react";
import { Eye, History, Pencil, RadioTower, Repeat, Trash2, Users, X } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router-dom";
import { paths } from "../../../app/paths";
import { useT } from "../../../i18n/useT";
import { useOffers } from "../../../shared/offers/useOffers";
import { useViewGroup } from "../../../shared/session/useViewAs";
import { formatDateTime } from "../../../shared/time/format";
import type { GroupSettings } from "../groupSettings";
import { groupsTexts } from "../groupsTexts";
import { addressOf } from "../list/groupList";
import type { GroupWork } from "./groupWork";

type GroupHeadProps = {
  group: GroupSettings;
  onWork: (work: GroupWork) => void;
  /** It is the whole page: its name is the page's heading. */
  isAlone: boolean;
  /** Its summary has unsaved changes: the portal can't be viewed as the group. */
  isDirty: boolean;
};

/** A group's name with its buttons. */
export function GroupHead({ group, onWork, isAlone, isDirty }: GroupHeadProps) {
  const t = useT(groupsTexts);
  const view = useViewGroup();
  const offers = useOffers();
  const { search } = useLocation();
  const { id, name, type, createDate } = group;
  const button = (work: GroupWork, label: string, icon: ReactNode) => (
    <Button
      size="sm"
      variant="outline"
      bg="bg.panel"
      colorPalette={work === "remove" ? "red" : undefined}
      onClick={() => onWork(work)}
    >
      {icon}
      {label}
    </Button>
  );
  return (
    <>
      <Flex justify="space-between" gap="3" align="start">
        <Box minW="0">
          <HStack gap="2" wrap="wrap">
            <Heading
              as={isAlone ? "h1" : "h2"}
              size="xl"
              fontWeight="semibold"
              letterSpacing="-0.01em"
              overflowWrap="anywhere"
            >
              {name}
            </Heading>
            <Badge colorPalette={type === "VALVE" ? "blue" : "gray"}>{t(type)}</Badge>
          </HStack>
          <Text textStyle="sm" color="fg.muted">
            {[
              `ID ${id}`,
              ...(createDate === null ? [] : [t("created", { time: formatDateTime(createDate) })]),
            ].join(" · ")}
          </Text>
        </Box>
        {isAlone ? null : (
          <IconButton asChild size="sm" variant="ghost" aria-label={t("close")} title={t("close")}>
            <Link to={addressOf(search, null)}>
              <X aria-hidden />
            </Link>
          </IconButton>
        )}
      </Flex>
      <Flex gap="2" wrap="wrap">
        <Button
          size="sm"
          colorPalette="brand"
          disabled={isDirty}
          title={isDirty ? t("saveFirst") : undefined}
          onClick={() => view({ groupId: id, groupName: name }, paths.overview)}
        >
          <Eye aria-hidden />
          {t("viewAs")}
        </Button>
        {button("clients", t("manageClients"), <RadioTower aria-hidden />)}
        {button("users", t("manageUsers"), <Users aria-hidden />)}
        {button("rename", t("rename"), <Pencil aria-hidden />)}
        {button("convert", t(type === "VALVE" ? "toDefault" : "toValve"), <Repeat aria-hidden />)}
        {offers.has("AUDIT") && offers.has("REVISIONS") ? (
          <Button asChild size="sm" variant="outline" bg="bg.panel">
            <Link to={`${paths.auditLog}?group=${encodeURIComponent(id)}`}>
              <History aria-hidden />
              {t("auditLog")}
            </Link>
          </Button>
        ) : null}
        {button("remove", t("remove"), <Trash2 aria-hidden />)}
      </Flex>
    </>
  );
}
