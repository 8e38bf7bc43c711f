import { Button, Skeleton, Stack, Text } from "@chakra-ui/react";
import { KeyRound } from "lucide-react";
import type { ReactNode } from "react";
import { useT } from "../../../i18n/useT";
import { Notice } from "../../../shared/clients/Notice";
import { viewAddress } from "../../../shared/keys/viewAddress";
import { PartCard } from "../../../shared/ui/PartCard";
import { CodeArea } from "./CodeArea";
import type { KeyState } from "./embedKeys";
import { embedTexts } from "./embedTexts";
import { Preview } from "./Preview";
import { snippetOf } from "./snippet";
import type { KeyTarget, MakeViewKey } from "./useMakeViewKey";

type EmbedCardProps = {
  title: string;
  icon: ReactNode;
  /** What the address calls its preview. */
  name: "graph" | "map";
  keyState: KeyState;
  /** Why a key is needed, and what it makes public. */
  why: string;
  target: KeyTarget;
  keys: MakeViewKey;
  /** What the iframe shows, but for the key. */
  frame: { path: string; params: Readonly<Record<string, string>>; title: string };
  /** Its options. */
  children: ReactNode;
};

/** One embed: its options, the code to copy, and how it looks. */
export function EmbedCard(props: EmbedCardProps) {
  const { title, icon, name, keyState, why, target, keys, frame, children } = props;
  return (
    <PartCard title={title} icon={icon}>
      {children}
      {keyState.state === "loading" ? <Skeleton h="8.5rem" /> : null}
      {keyState.state === "failed" ? <CodeArea code={null} /> : null}
      {keyState.state === "missing" ? <KeyMissing why={why} target={target} {...keys} /> : null}
      {keyState.state === "ready" ? (
        <Ready name={name} {...frame} params={{ key: keyState.key.key, ...frame.params }} />
      ) : null}
    </PartCard>
  );
}

type ReadyProps = EmbedCardProps["frame"] & { name: EmbedCardProps["name"] };

function Ready({ name, path, params, title }: ReadyProps) {
  const src = viewAddress(path, params);
  return (
    <>
      <CodeArea code={snippetOf({ src, title })} />
      <Preview name={name} src={src} title={title} />
    </>
  );
}

type KeyMissingProps = MakeViewKey & Pick<EmbedCardProps, "why" | "target">;

/** What it takes to embed, and the deliberate press that makes it. */
function KeyMissing({ why, target, make, isBusy, fault }: KeyMissingProps) {
  const t = useT(embedTexts);
  return (
    <Stack gap="3" align="start" borderWidth="1px" borderStyle="dashed" rounded="l2" p="4">
      <Text textStyle="sm">{why}</Text>
      {fault === undefined ? null : <Notice kind="error">{`${t("keysFailed")}. ${fault}`}</Notice>}
      <Button
        size="sm"
        colorPalette="brand"
        loading={isBusy}
        loadingText={t("create")}
        onClick={() => make(target)}
      >
        <KeyRound aria-hidden />
        {t("create")}
      </Button>
    </Stack>
  );
}
