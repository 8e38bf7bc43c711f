import { Alert, Box, Flex, Grid, IconButton, Skeleton, Stack, Text, VisuallyHidden } from "@chakra-ui/react";
import { MonitorOff, Moon, Pause, Play, SkipForward, Sun } from "lucide-react";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import { useLanguage, useT } from "../../i18n/useT";
import { formatQuantity } from "../number/format";
import { IconAction } from "../ui/IconAction";
import { useMedia } from "../ui/useMedia";
import { LIGHT_STEPS, USUAL_LIGHT } from "./ambient";
import { ASPECT } from "./geometry";
import { type Misfit, overflows } from "./panelText";
import { SignCanvas } from "./SignCanvas";
import { SignSlider } from "./SignSlider";
import { cycleOf, isOff, programAt } from "./scene";
import type { StaticText } from "./signModel";
import { signOf } from "./signOf";
import { signTexts } from "./signTexts";
import { hasDisplay, signWords, tellingSpeed } from "./signWords";

type SignPreviewProps = {
  /** The device's configuration as it is sent; null if it has none, undefined while loading. */
  document: unknown;
  staticTexts: readonly StaticText[];
  /** km/h, marked on the slider. */
  limit?: number;
  /** Without the choice of ambient light. */
  compact?: boolean;
  /** Speed of the passing vehicle, km/h; omitted: the preview has its own state. */
  speed?: number;
  onSpeed?: (speed: number) => void;
  /** 0 (night) to 7 (full sun); as above. */
  light?: number;
  onLight?: (light: number) => void;
};

/** km/h */
const FASTEST = 130;
const LIGHTS = ["light0", "light1", "light2", "light3", "light4", "light5", "light6", "light7"] as const;

/** The sign as a driver sees it, drawn only from its configuration. */
export function SignPreview({ document, staticTexts, limit, compact = false, ...given }: SignPreviewProps) {
  const t = useT(signTexts);
  const language = useLanguage();
  const wordsId = useId();
  const isStill = useMedia("(prefers-reduced-motion: reduce)");
  const sign = useMemo(() => signOf(document), [document]);
  const misfits = useMemo(() => overflows(sign, staticTexts), [sign, staticTexts]);
  const [ownSpeed, setOwnSpeed] = useState<number>();
  const [ownLight, setOwnLight] = useState(USUAL_LIGHT);
  const [isPaused, setPaused] = useState(false);
  const [step, setStep] = useState(0);

  const wanted = given.speed ?? ownSpeed ?? (limit === undefined ? tellingSpeed(sign) : limit + 7);
  const speed = Math.min(FASTEST, Math.max(0, Math.round(wanted)));
  const light = given.light ?? ownLight;
  const words = signWords(sign, { speed, staticTexts, language });
  if (document === undefined) return <SignSkeleton />;
  if (!hasDisplay(sign)) return <NoSign isConfigured={sign.isConfigured} />;

  const isPlaying = !isPaused && !isStill;
  const off = isOff(sign);
  const moves = cycleOf(sign, speed) > 0;
  const hasSteps = !isPlaying && !sign.isTextOff && (programAt(sign, speed)?.texts.length ?? 0) > 1;
  const atSpeed = formatQuantity(speed, "km/h", language);
  const lightName = t(LIGHTS[light] ?? "light4");
  const level = sign.brightness[light] ?? null;
  const brightness = level === null ? [] : [t("brightness", { level })];

  return (
    <Stack gap="3" maxW="40rem">
      <SignCanvas
        {...{ sign, speed, light, staticTexts, isPlaying, step }}
        label={words}
        aspect={sign.smileys.length > 0 ? ASPECT.withSmiley : ASPECT.plain}
      />
      <Grid templateColumns="1fr auto" gap="2" alignItems="center" minH="9">
        <Text id={wordsId} textStyle="sm">
          {words}
        </Text>
        <Announced words={words} />
        <Stack direction="row" gap="1">
          {hasSteps && (
            <IconAction
              icon={SkipForward}
              variant="outline"
              label={t("nextText")}
              onClick={() => setStep(step + 1)}
            />
          )}
          {moves && !isStill && (
            <IconButton
              size="sm"
              variant="outline"
              aria-label={t(isPaused ? "play" : "pause")}
              title={t(isPaused ? "play" : "pause")}
              onClick={() => setPaused(!isPaused)}
            >
              {isPaused ? <Play /> : <Pause />}
            </IconButton>
          )}
        </Stack>
      </Grid>
      {!off && (
        <Grid templateColumns={{ base: "1fr", md: compact ? "1fr" : "3fr 2fr" }} gap="4" alignItems="start">
          <SignSlider
            label={t("vehicleSpeed")}
            shown={atSpeed}
            spoken={atSpeed}
            describedBy={wordsId}
            value={speed}
            max={FASTEST}
            mark={limit === undefined ? undefined : { at: limit, label: t("limitMark", { limit }) }}
            onChange={(chosen) => {
              setOwnSpeed(chosen);
              given.onSpeed?.(chosen);
            }}
          />
          {!compact && (
            <SignSlider
              label={t("light")}
              shown={lightName}
              spoken={[t("lightValue", { name: lightName, step: light + 1 }), ...brightness].join(", ")}
              value={light}
              max={LIGHT_STEPS - 1}
              ends={[<Moon key="night" size={16} aria-hidden />, <Sun key="sun" size={16} aria-hidden />]}
              onChange={(chosen) => {
                setOwnLight(chosen);
                given.onLight?.(chosen);
              }}
            />
          )}
        </Grid>
      )}
      <Misfits misfits={misfits} />
    </Stack>
  );
}

/** ms without a change: a moving slider announces only where it stops. */
const SETTLED = 800;

/** Announces a text once it has changed and settled, but not the initial text. */
function Announced({ words }: { words: string }) {
  const element = useRef<HTMLSpanElement>(null);
  const begun = useRef(words);
  useEffect(() => {
    if (words === begun.current) return;
    begun.current = "";
    const timer = setTimeout(() => {
      if (element.current) element.current.textContent = words;
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [words]);
  return <VisuallyHidden ref={element} role="status" />;
}

/** Placeholder of the preview's shape while the configuration loads. */
function SignSkeleton() {
  const t = useT(signTexts);
  return (
    <Stack gap="3" maxW="40rem" role="status" aria-label={t("loading")}>
      <Skeleton borderRadius="l3" style={{ aspectRatio: ASPECT.plain }} />
      <Skeleton h="9" w="70%" />
      <Skeleton h="12" />
    </Stack>
  );
}

/** Shown if there is nothing to draw. */
function NoSign({ isConfigured }: { isConfigured: boolean }) {
  const t = useT(signTexts);
  return (
    <Flex
      direction="column"
      align="center"
      justify="center"
      textAlign="center"
      gap="2"
      minH="48"
      p="6"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor="border.emphasized"
      borderRadius="l3"
      bg="bg.subtle"
    >
      <Box color="fg.muted" asChild>
        <MonitorOff size={28} aria-hidden />
      </Box>
      <Text fontWeight="medium">{t(isConfigured ? "noDisplay" : "notConfigured")}</Text>
      <Text textStyle="sm" color="fg.muted" maxW="sm">
        {t(isConfigured ? "noDisplayText" : "notConfiguredText")}
      </Text>
    </Flex>
  );
}

/** Texts that are cut off on the sign. */
function Misfits({ misfits }: { misfits: readonly Misfit[] }) {
  const t = useT(signTexts);
  const words = [...new Set(misfits.map(({ text }) => text.replace(/\s+/g, " ").trim()))];
  if (words.length === 0) return null;
  return (
    <Alert.Root status="warning" size="sm">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Description>
          {t("misfits", { count: words.length })}{" "}
          {words.map((text) => t("quoted", { words: text })).join(", ")}
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
