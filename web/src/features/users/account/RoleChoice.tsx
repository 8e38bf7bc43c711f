import { Stack, Text } from "@chakra-ui/react";
import { useId } from "react";
import type { GroupRole } from "../../../graphql/generated";
import { useT } from "../../../i18n/useT";
import { CheckLine } from "../../../shared/form/CheckLine";
import { roleTexts } from "../../../shared/session/roleTexts";

const roles = ["VIEWER", "OPERATOR", "EDITOR", "MANAGER"] as const satisfies readonly GroupRole[];
const words = { VIEWER: "viewer", OPERATOR: "operator", EDITOR: "editor", MANAGER: "manager" } as const;
const hints = {
  VIEWER: "viewerHint",
  OPERATOR: "operatorHint",
  EDITOR: "editorHint",
  MANAGER: "managerHint",
} as const;

type RoleChoiceProps = { chosen: GroupRole; onChoose: (role: GroupRole) => void };

/** What somebody may do in the group; each role may do what the one before it may. */
export function RoleChoice({ chosen, onChoose }: RoleChoiceProps) {
  const t = useT(roleTexts);
  const id = useId();
  return (
    <Stack role="radiogroup" aria-labelledby={id} gap="2">
      <Text id={id} textStyle="sm" fontWeight="medium">
        {t("role")}
      </Text>
      {roles.map((role) => (
        <CheckLine
          key={role}
          type="radio"
          name={id}
          label={t(words[role])}
          hint={t(hints[role])}
          checked={role === chosen}
          onChange={() => onChoose(role)}
        />
      ))}
    </Stack>
  );
}

/** The name of a role, for lists. */
export function useRoleName(): (role: GroupRole) => string {
  const t = useT(roleTexts);
  return (role) => t(words[role]);
}
