import { useCallback, useMemo } from "react";
import { paths } from "../../app/paths";
import { useT } from "../../i18n/useT";
import { useClients } from "../../shared/clients/useClients";
import type { AuditRow } from "./auditFilter";
import { auditLogTexts } from "./auditLogTexts";
import { type TargetKind, type TargetPart, targetParts } from "./auditTarget";

export type TargetItem = {
  text: string;
  /** Its page; null if there is none, or it is gone. */
  to: string | null;
};

export type Target = { name: string; items: readonly TargetItem[]; isCut: boolean };

/** Subjects of rows by their present names. */
export function useTargets(): (row: Pick<AuditRow, "call" | "target">) => Target[] {
  const t = useT(auditLogTexts);
  const { clients, groups } = useClients();
  const names = useMemo(
    () => ({
      client: new Map(clients?.map(({ id, name }) => [id, name])),
      group: new Map(groups?.map(({ id, name }) => [id, name])),
    }),
    [clients, groups],
  );
  return useCallback(
    (row) => {
      const itemOf = (kind: TargetKind, part: TargetPart) => (id: string) => {
        if (kind === "other") return { text: part.name === "id" ? `#${id}` : `${part.name} ${id}`, to: null };
        const name = kind === "client" || kind === "group" ? names[kind].get(id) : undefined;
        const isGone = (kind === "client" || kind === "group") && name === undefined;
        return { text: name ?? t(kind, { id }), to: isGone ? null : pages[kind](id) };
      };
      return targetParts(row).map((part) => ({
        name: part.name,
        items: part.values.map(itemOf(part.kind, part)),
        isCut: part.isCut,
      }));
    },
    [t, names],
  );
}

const pages = {
  client: paths.adminClient,
  group: (id: string) => `${paths.groups}?group=${encodeURIComponent(id)}`,
  rollout: (id: string) => `${paths.firmware}?rollout=${encodeURIComponent(id)}`,
  firmware: () => paths.firmware,
  user: () => paths.users,
} as const;
