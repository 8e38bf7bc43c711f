import { Box, Button, Code, Flex, Link, Text } from "@chakra-ui/react";
import { ListTodo } from "lucide-react";
import { Link as RouterLink } from "react-router-dom";
import { paths } from "../../../app/paths";
import { untold } from "../../../i18n/untold";
import { useT } from "../../../i18n/useT";
import { StatusBadge } from "../../../shared/actions/StatusBadge";
import { Age } from "../../../shared/time/Age";
import { PartCard } from "../../../shared/ui/PartCard";
import type { AdminAction, AdminClient, Ask } from "../adminClient";
import { adminClientTexts } from "../adminClientTexts";
import { CardButton } from "./CardButton";

type ActionsCardProps = {
  client: AdminClient;
  ask: Ask;
  /** Shows older ones, too; null if they are shown already. */
  onMore: (() => void) | null;
};

/** The device's latest actions with their states. */
export function ActionsCard({ client, ask, onMore }: ActionsCardProps) {
  const t = useT(adminClientTexts);
  const nodes = client.actions?.nodes ?? [];
  const older = (client.actions?.totalCount ?? nodes.length) - nodes.length;
  return (
    <PartCard
      title={t("actions")}
      icon={<ListTodo size={16} aria-hidden />}
      aside={<CardButton onPress={() => ask("queueAction")}>{t("queueAction")}</CardButton>}
    >
      {nodes.length === 0 ? (
        <Text textStyle="sm" color="fg.muted">
          {t("noActions")}
        </Text>
      ) : (
        <Box as="ul" listStyleType="none" aria-label={t("actions")}>
          {nodes.map((action) => (
            <ActionLine key={action.id} action={action} timeZone={client.timeZone} />
          ))}
        </Box>
      )}
      {older <= 0 ? null : onMore === null ? (
        <Link asChild textStyle="xs" color="brand.fg" alignSelf="start">
          <RouterLink to={paths.actionsOf(client.id)}>{t("allActions")}</RouterLink>
        </Link>
      ) : (
        <Button size="xs" variant="ghost" alignSelf="start" ms="-2.5" onClick={onMore}>
          {t("moreActions", { count: older })}
        </Button>
      )}
    </PartCard>
  );
}

function ActionLine({ action, timeZone }: { action: AdminAction; timeZone: string }) {
  const params = [action.param1, action.param2].filter(Boolean).join(", ");
  const at = action.doneDate ?? action.acceptDate ?? action.createDate;
  return (
    <Box as="li" py="2" borderTopWidth="1px" _first={{ borderTopWidth: 0 }}>
      <Flex gap="3" justify="space-between" align="baseline">
        <Box minW="0">
          <Code size="sm" variant="plain" bg="transparent" px="0" fontWeight="medium" overflowWrap="anywhere">
            {action.type ?? untold}
          </Code>
          {params === "" ? null : (
            <Text as="span" textStyle="xs" color="fg.muted" ms="2" overflowWrap="anywhere">
              {params}
            </Text>
          )}
        </Box>
        <StatusBadge action={action} />
      </Flex>
      <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere">
        <Age at={at} timeZone={timeZone} isNever={false} />
        {` · ${action.createdBy?.email ?? untold}`}
        {action.message === null ? null : ` · ${action.message}`}
      </Text>
    </Box>
  );
}
