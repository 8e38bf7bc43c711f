import { Box, Button, Flex, Heading, Skeleton, Stack, Text, Textarea } from "@chakra-ui/react";
import { ChevronDown, ChevronUp, Copy, KeyRound } from "lucide-react";
import { type ReactNode, useId, useRef, useState } from "react";
import { useT } from "../../../i18n/useT";
import { useListParam, withItem } from "../../../shared/address/useListParam";
import { Notice } from "../../../shared/clients/Notice";
import { viewAddress } from "../../../shared/keys/viewAddress";
import { copyText } from "../../../shared/ui/copyText";
import { PartCard } from "../../../shared/ui/PartCard";
import { toast } from "../../../shared/ui/toastStore";
import type { KeyState } from "./embedKeys";
import { embedTexts } from "./embedTexts";
import { embedHeight, snippetOf } from "./snippet";
import type { KeyTarget, MakeViewKey } from "./useMakeViewKey";

type EmbedCardProps = {
  title: string;
  icon: ReactNode;
  /** Name of its preview in the address. */
  name: "graph" | "map";
  keyState: KeyState;
  /** Says why a key is needed, and what it makes public. */
  why: string;
  target: KeyTarget;
  keys: MakeViewKey;
  /** Address of the iframe, without the key. */
  frame: { path: string; params: Readonly<Record<string, string>>; title: string };
  children: ReactNode;
};

/** One embed: its options, the code to copy, and a preview. */
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

/** Says that a key is missing, and makes it on a deliberate press. */
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

/** The code to copy; null: there is none, because something failed. */
function CodeArea({ code }: { code: string | null }) {
  const t = useT(embedTexts);
  const area = useRef<HTMLTextAreaElement>(null);
  const [isRefused, setRefused] = useState(false);
  const copy = async (text: string) => {
    try {
      await copyText(text);
      setRefused(false);
      toast.success(t("copied"), "copyCode");
    } catch {
      setRefused(true);
      area.current?.focus();
      area.current?.select();
    }
  };
  return (
    <Stack gap="2">
      <Textarea
        ref={area}
        readOnly
        rows={5}
        resize="vertical"
        aria-label={t("code")}
        value={code ?? t("failed")}
        fontFamily="mono"
        fontSize="xs"
        wordBreak="break-all"
        // As high as the code, if the browser supports it.
        css={{ fieldSizing: "content" }}
        spellCheck={false}
        // Focus selects everything, ready to copy.
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Flex>
        <Button size="sm" variant="outline" disabled={code === null} onClick={() => void copy(code ?? "")}>
          <Copy aria-hidden />
          {t("copy")}
        </Button>
      </Flex>
      {isRefused ? <Notice kind="error">{t("notCopied")}</Notice> : null}
    </Stack>
  );
}

type PreviewProps = { name: "graph" | "map"; src: string; title: string };

/** The embed as other sites show it; nothing is loaded before somebody opens it (?embedPreview=graph,map). */
function Preview({ name, src, title }: PreviewProps) {
  const t = useT(embedTexts);
  const id = useId();
  const [open, setOpen] = useListParam("embedPreview");
  const isOpen = open.includes(name);
  const Icon = isOpen ? ChevronUp : ChevronDown;
  return (
    <Box borderTopWidth="1px" pt="2">
      <Flex justify="space-between" align="center" minH="9">
        <Heading as="h3" size="xs" fontWeight="medium" color="fg.muted">
          {t("preview")}
        </Heading>
        <Button
          size="xs"
          variant="ghost"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(withItem(open, name, !isOpen))}
        >
          {t(isOpen ? "hidePreview" : "showPreview")}
          <Icon aria-hidden />
        </Button>
      </Flex>
      {isOpen ? (
        <Box id={id} borderWidth="1px" rounded="l2" overflow="hidden" mt="1">
          {/* Another address is a new iframe: going back leaves the page, rather than stepping through previews. */}
          <iframe
            key={src}
            src={src}
            title={title}
            loading="lazy"
            style={{ display: "block", border: 0, width: "100%", height: embedHeight }}
          />
        </Box>
      ) : null}
    </Box>
  );
}
