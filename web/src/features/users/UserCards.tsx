import { Box, chakra, Flex, Text } from "@chakra-ui/react";
import { useCallback } from "react";
import { useT } from "../../i18n/useT";
import { SelectBox } from "../../shared/bulk/SelectBox";
import { noValue } from "../../shared/number/format";
import { formatDateTime } from "../../shared/time/format";
import { useVirtualRows } from "../../shared/ui/useVirtualRows";
import { labelOf } from "../../shared/users/userRow";
import { usersTexts } from "../../shared/users/usersTexts";
import { UserButtons } from "./UserButtons";
import { hasRights, UserGroup, UserRights } from "./UserFacts";
import type { UserListProps } from "./UsersTable";
import { nameOf } from "./userList";

/** Pixels; known before, so that what is out of sight need not be measured. */
const heights = { card: 98, rights: 26 };

/** The users on a phone. */
export function UserCards({ users, selection, ask, open }: UserListProps) {
  const t = useT(usersTexts);
  const heightOf = useCallback(
    (index: number) => heights.card + (users[index] && hasRights(users[index]) ? heights.rights : 0),
    [users],
  );
  const { container, from, to, before, after } = useVirtualRows<HTMLUListElement>(users.length, heightOf);
  return (
    <chakra.ul
      ref={container}
      listStyleType="none"
      aria-label={t("title")}
      bg="bg.panel"
      borderWidth="1px"
      rounded="l3"
    >
      {before > 0 ? <Box as="li" aria-hidden h={`${before}px`} /> : null}
      {users.slice(from, to).map((user, index) => (
        <chakra.li
          key={user.id}
          h={`${heightOf(from + index)}px`}
          overflow="hidden"
          ps="1"
          pe="2"
          pt="2"
          borderBottomWidth="1px"
          _last={{ borderBottomWidth: 0 }}
        >
          <Flex gap="1" align="start">
            <SelectBox
              label={t("choose", { name: labelOf(user) })}
              isChosen={selection.chosen.has(user.id)}
              onToggle={(isRange) => selection.toggle(user.id, isRange)}
            />
            <Box flex="1" minW="0" pt="1">
              <Text fontWeight="medium" truncate>
                {user.email ?? noValue}
              </Text>
              <Text textStyle="sm" color="fg.muted" truncate>
                {nameOf(user) === "" ? "" : `${nameOf(user)} · `}
                <UserGroup user={user} />
              </Text>
              {hasRights(user) ? (
                <Box pt="1" overflow="hidden">
                  <UserRights user={user} />
                </Box>
              ) : null}
            </Box>
          </Flex>
          <Flex justify="space-between" align="center" gap="2" ps="9">
            <Text textStyle="xs" color="fg.muted" truncate>
              {user.createDate === null ? "" : `${t("createDate")} ${formatDateTime(user.createDate)}`}
            </Text>
            <UserButtons user={user} ask={ask} open={open} />
          </Flex>
        </chakra.li>
      ))}
      {after > 0 ? <Box as="li" aria-hidden h={`${after}px`} /> : null}
    </chakra.ul>
  );
}
