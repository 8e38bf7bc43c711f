import { Box, chakra, Flex, Text } from "@chakra-ui/react";
import { usersTexts } from "../../i18n/texts/users";
import { useT } from "../../i18n/useT";
import { SelectBox } from "../../shared/bulk/SelectBox";
import { formatDateTime } from "../../shared/time/format";
import { useVirtualRows } from "../../shared/ui/useVirtualRows";
import { UserButtons } from "./UserButtons";
import { UserGroup, UserRights } from "./UserFacts";
import type { UserListProps } from "./UsersTable";
import { nameOf } from "./userList";

/** Pixels; cards are of one height, so that those out of sight need not be measured. */
const cardHeight = 124;

/** The users on a phone. */
export function UserCards({ users, selection, ask }: UserListProps) {
  const t = useT(usersTexts);
  const { container, from, to, before, after } = useVirtualRows<HTMLUListElement>(users.length, cardHeight);
  return (
    <chakra.ul
      ref={container}
      listStyleType="none"
      aria-label={t("tableLabel")}
      bg="bg.panel"
      borderWidth="1px"
      rounded="l3"
    >
      {before > 0 ? <Box as="li" aria-hidden h={`${before}px`} /> : null}
      {users.slice(from, to).map((user) => (
        <chakra.li
          key={user.id}
          h={`${cardHeight}px`}
          overflow="hidden"
          ps="1"
          pe="2"
          pt="2"
          borderBottomWidth="1px"
          _last={{ borderBottomWidth: 0 }}
        >
          <Flex gap="1" align="start">
            <SelectBox
              label={t("choose", { name: user.email })}
              isChosen={selection.chosen.has(user.id)}
              onToggle={(isRange) => selection.toggle(user.id, isRange)}
            />
            <Box flex="1" minW="0" pt="1">
              <Text fontWeight="medium" truncate>
                {user.email}
              </Text>
              <Text textStyle="sm" color="fg.muted" truncate>
                {nameOf(user) === "" ? "" : `${nameOf(user)} · `}
                <UserGroup user={user} />
              </Text>
              <Box pt="1" overflow="hidden">
                <UserRights user={user} />
              </Box>
            </Box>
          </Flex>
          <Flex justify="space-between" align="center" gap="2" ps="9">
            <Text textStyle="xs" color="fg.muted" truncate>
              {user.createDate === null ? "" : `${t("createDate")} ${formatDateTime(user.createDate)}`}
            </Text>
            <UserButtons user={user} ask={ask} />
          </Flex>
        </chakra.li>
      ))}
      {after > 0 ? <Box as="li" aria-hidden h={`${after}px`} /> : null}
    </chakra.ul>
  );
}
