import type { SystemStyleObject } from "@chakra-ui/react";
import { memo } from "react";
import { Link } from "react-router-dom";
import { HeardAge, heardInFull } from "../../time/Age";
import type { Attention } from "../attention";
import { ReasonTag } from "./ReasonTag";

/** Pixels. */
export const rowHeight = 60;

const truncate = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;

/** The look of all rows in one rule. */
export const attentionStyle: SystemStyleObject = {
  "& li": {
    position: "absolute",
    insetInline: "0",
    h: `${rowHeight}px`,
    px: "4",
    py: "2",
    borderBottomWidth: "1px",
    _hover: { bg: "bg.subtle" },
  },
  "& li > div": { display: "flex", alignItems: "baseline", justifyContent: "space-between", gap: "3" },
  "& a": { fontSize: "sm", fontWeight: "medium", color: "fg", outline: "none", ...truncate },
  "& a::after": { content: '""', position: "absolute", inset: "0" },
  "& a:focus-visible::after": { outline: "2px solid {colors.brand.focusRing}", outlineOffset: "-2px" },
  "& time, & [data-age]": { fontSize: "xs", color: "fg.subtle", flexShrink: "0" },
  "& [data-reasons]": { mt: "0.5", justifyContent: "flex-start", gap: "1", overflow: "hidden" },
  "& [data-reason]": {
    px: "1.5",
    rounded: "l2",
    fontSize: "xs",
    fontWeight: "medium",
    lineHeight: "1.25rem",
    bg: "orange.subtle",
    color: "orange.fg",
    ...truncate,
  },
  "& [data-reason=alarm], & [data-reason=silent], & [data-reason=valveDry]": {
    bg: "red.subtle",
    color: "red.fg",
  },
  "& [data-reason=valveFlow]": { bg: "red.solid", color: "red.contrast" },
  "& [data-reason]:not([data-reason=alarm])": { flexShrink: "0" },
};

/** Where a device is looked after, at a valve location or by itself. */
export type PathOf = (clientId: string, locationId: string | null) => string;

type AttentionRowProps = {
  item: Attention;
  pathOf: PathOf /** Pixels from the list's begin. */;
  top: number;
};

const isSame = (one: AttentionRowProps, other: AttentionRowProps) =>
  one.top === other.top &&
  one.item.client === other.item.client &&
  JSON.stringify(one.item.reasons) === JSON.stringify(other.item.reasons);

/** One device, all its reasons, and how long ago it was heard. */
export const AttentionRow = memo(function AttentionRow({ item, pathOf, top }: AttentionRowProps) {
  const { client, reasons } = item;
  const [worst] = reasons;
  return (
    <li style={{ transform: `translateY(${top}px)` }}>
      <div>
        <Link
          to={pathOf(client.id, "locationId" in worst ? worst.locationId : null)}
          title={client.name}
          aria-description={heardInFull(client)}
        >
          {client.name}
        </Link>
        <span data-age>
          <HeardAge client={client} isInList />
        </span>
      </div>
      <div data-reasons>
        {reasons.map((reason) => (
          <ReasonTag key={reason.kind} reason={reason} timeZone={client.timeZone} />
        ))}
      </div>
    </li>
  );
}, isSame);
