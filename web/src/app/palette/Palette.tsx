import { Box, Dialog, Flex, Input, Portal, Text, VisuallyHidden } from "@chakra-ui/react";
import { Search } from "lucide-react";
import { type KeyboardEvent, useDeferredValue, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { serverNow } from "../../graphql/serverClock";
import { useT } from "../../i18n/useT";
import { useLocalSession } from "../../shared/session/useLocalSession";
import { KeyName } from "../../shared/shortcuts/KeyName";
import { besideDialogs } from "../../shared/ui/besideDialogs";
import { keep, readKept } from "../../shared/ui/kept";
import type { OverlayProps } from "../overlays/overlay";
import { optionId, PaletteOption } from "./PaletteOption";
import { type PaletteItem, type Section, sectioned } from "./paletteItem";
import { paletteTexts } from "./paletteTexts";
import { type Folded, ranked } from "./ranking";
import { usePaletteItems } from "./usePaletteItems";

const listId = "palette-results";

/** Finds any device, group or page and opens it, or runs a command. */
export function Palette({ onOpen, onClose }: OverlayProps) {
  const t = useT(paletteTexts);
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const user = useLocalSession()?.username ?? "";
  const [now] = useState(serverNow);
  const { search, setSearch, results, count, active, wanted, choose, move } = usePaletteSearch(
    usePaletteItems(onOpen, now),
    user,
  );

  const open = (item: PaletteItem, inTab: boolean) => {
    noteRecent(user, item.id);
    onClose();
    if ("run" in item) item.run();
    else if (inTab) window.open(item.to, "_blank", "noopener");
    else navigate(item.to);
  };
  const press = (event: KeyboardEvent) => {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step === 0 && event.key !== "Enter") return;
    event.preventDefault();
    if (step !== 0) {
      move(step);
      return;
    }
    const item = wanted();
    if (item !== undefined) open(item, event.ctrlKey || event.metaKey);
  };

  const activeId = active === undefined ? undefined : optionId(active);
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);

  return (
    <Dialog.Root
      open
      persistentElements={besideDialogs}
      placement="top"
      initialFocusEl={() => field.current}
      onOpenChange={(change) => change.open || onClose()}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px={{ base: "2", md: "4" }}>
          <Dialog.Content
            maxW="36rem"
            my={{ base: "2", md: "10vh" }}
            maxH={{ base: "calc(100dvh - 1rem)", md: "70vh" }}
            overflow="hidden"
          >
            <Dialog.Title srOnly>{t("title")}</Dialog.Title>
            <Flex align="center" gap="3" ps="5" pe="3" borderBottomWidth="1px" color="fg.muted">
              <Search size={18} aria-hidden />
              <Input
                ref={field}
                role="combobox"
                aria-expanded
                aria-controls={listId}
                aria-activedescendant={activeId}
                aria-autocomplete="list"
                aria-label={t("title")}
                placeholder={t("hint")}
                unstyled
                flex="1"
                minW="0"
                outline="none"
                bg="transparent"
                color="fg"
                _placeholder={{ color: "fg.muted" }}
                h="14"
                fontSize="md"
                autoComplete="off"
                spellCheck={false}
                enterKeyHint="go"
                value={search}
                onChange={({ target }) => setSearch(target.value)}
                onKeyDown={press}
              />
              <KeyName name="Esc" />
            </Flex>
            <VisuallyHidden role="status">{t("found", { count })}</VisuallyHidden>
            <Box id={listId} role="listbox" aria-label={t("results")} overflowY="auto" minH="0" p="2">
              {results.map(({ title, items }) => (
                <Box key={title} role="group" aria-label={t(title)} pb="2">
                  <Text px="3" py="1" textStyle="xs" fontWeight="medium" color="fg.subtle" aria-hidden>
                    {t(title)}
                  </Text>
                  {items.map((item) => (
                    <PaletteOption
                      key={item.id}
                      item={item}
                      isActive={item === active}
                      onPoint={() => choose(item)}
                      onOpen={(inTab) => open(item, inTab)}
                    />
                  ))}
                </Box>
              ))}
            </Box>
            {count === 0 ? (
              <Text px="5" pb="5" textStyle="sm" color="fg.muted" overflowWrap="anywhere">
                {t("noMatch", { search: search.trim() })}
              </Text>
            ) : null}
            <Flex hideBelow="md" gap="4" px="5" py="2.5" borderTopWidth="1px" textStyle="xs" color="fg.muted">
              <Hint keys={["ArrowUp", "ArrowDown"]} text={t("move")} />
              <Hint keys={["Enter"]} text={t("open")} />
              <Hint keys={["Ctrl+Enter"]} text={t("openInTab")} />
            </Flex>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

function Hint({ keys, text }: { keys: readonly string[]; text: string }) {
  return (
    <Flex align="center" gap="1.5">
      {keys.map((key) => (
        <KeyName key={key} name={key} />
      ))}
      {text}
    </Flex>
  );
}

/** Results per section; a longer search finds more. */
const each = 7;

type Result = { title: Section | "recent"; items: PaletteItem[] };

/** Shown before anything is typed: recent items, then pages and commands. */
function withoutSearch(all: readonly Folded<PaletteItem>[], user: string): Result[] {
  const ids = recentOf(user);
  const opened = ids.flatMap((id) => all.find(({ item }) => item.id === id)?.item ?? []);
  const rest = all
    .map(({ item }) => item)
    .filter(({ id, section }) => (section === "pages" || section === "commands") && !ids.includes(id));
  const sections = sectioned(rest, rest.length).map(([title, items]) => ({ title, items }));
  return opened.length === 0 ? sections : [{ title: "recent", items: opened }, ...sections];
}

/** The search, its results by section, and the selected one. */
function usePaletteSearch(all: readonly Folded<PaletteItem>[], user: string) {
  const [search, setSearch] = useState("");
  const [place, setPlace] = useState(0);
  const shown = useDeferredValue(search);
  const resultsOf = (text: string): Result[] =>
    text.trim() === ""
      ? withoutSearch(all, user)
      : sectioned(ranked(all, text), each).map(([title, items]) => ({ title, items }));
  const results = resultsOf(shown);
  const items = results.flatMap((result) => result.items);
  const active = items[Math.min(place, items.length - 1)];
  return {
    search,
    setSearch: (text: string) => {
      setSearch(text);
      setPlace(0);
    },
    results,
    count: items.length,
    active,
    /** The item that Enter opens: fast typing may be ahead of the results shown. */
    wanted: () => (shown === search ? active : resultsOf(search)[0]?.items[0]),
    choose: (item: PaletteItem) => setPlace(items.indexOf(item)),
    /** Moves the selection by some items, wrapping around. */
    move: (by: number) =>
      setPlace((from) => (Math.min(from, items.length - 1) + by + items.length) % Math.max(items.length, 1)),
  };
}

const most = 5;

const nameOf = (user: string) => `palette.recent.${user}`;

/** Ids of items that the person opened by the palette, the latest first. */
const recentOf = (user: string): string[] => readKept(nameOf(user))?.split("\n").filter(Boolean) ?? [];

function noteRecent(user: string, id: string): void {
  const ids = [id, ...recentOf(user).filter((known) => known !== id)].slice(0, most);
  keep(nameOf(user), ids.join("\n"));
}
