import { Box } from "@chakra-ui/react";
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useInSight } from "../ui/useInSight";
import { shineAt } from "./ambient";
import { digitBitmap } from "./digits";
import { frameOf } from "./frame";
import { type Equipment, equipmentOf, faceOf } from "./geometry";
import { AMBER, type Colour, GREEN, paintDiodes, RED, spriteOf } from "./paint/diodes";
import { paintHousing } from "./paint/housing";
import { type PlacedField, type Placement, placeFace, type Size } from "./paint/placement";
import { scenery } from "./paint/scenery";
import { cycleOf, type Scene, sceneAt, stillAt } from "./scene";
import type { Frame, Sign, StaticText } from "./signModel";
import { FACES } from "./smileyFace";

type SignCanvasProps = {
  sign: Sign;
  /** Whole km/h. */
  speed: number;
  /** 0 (night) to 7 (full sun). */
  light: number;
  staticTexts: readonly StaticText[];
  isPlaying: boolean;
  /** Index of the text shown while nothing moves. */
  step: number;
  /** Description of the picture. */
  label: string;
  /** Width by height. */
  aspect: number;
};

/** Test environments have no canvas. */
const canDraw = () => "CanvasRenderingContext2D" in window;

const isSame = (a: Scene, b: Scene) =>
  a.program === b.program && a.isSpeedLit === b.isSpeedLit && a.text === b.text && a.smiley === b.smiley;

/** The sign by the road; redrawn when the lit diodes change. */
export function SignCanvas(props: SignCanvasProps) {
  const { sign, speed, light, staticTexts, isPlaying, step, label, aspect } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [box, isInSight] = useInSight<HTMLDivElement>();
  const { width, height } = useCanvasSize(canvas);

  const { digits, hasSmiley } = equipmentOf(sign);
  const backdrop = useMemo(() => {
    const isThere = canDraw() && width > 0 && height > 0;
    return isThere ? backdropOf({ digits, hasSmiley }, { width, height }, light) : null;
  }, [digits, hasSmiley, width, height, light]);
  const paint = useMemo(() => {
    const context = backdrop && canvas.current?.getContext("2d");
    return context ? painterOf(context, backdrop, sign) : null;
  }, [backdrop, sign]);

  useEffect(() => {
    if (paint === null || !isInSight) return;
    const draw = (scene: Scene) => paint(frameOf(sign, scene, speed, staticTexts));
    if (!isPlaying || cycleOf(sign, speed) === 0) {
      draw(sceneAt(sign, speed, stillAt(sign, speed, step)));
      return;
    }
    let shown: Scene | undefined;
    let request = requestAnimationFrame(function next(now) {
      const scene = sceneAt(sign, speed, now);
      if (shown === undefined || !isSame(shown, scene)) draw(scene);
      shown = scene;
      request = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(request);
  }, [paint, isInSight, isPlaying, sign, speed, staticTexts, step]);

  return (
    <Box
      ref={box}
      position="relative"
      overflow="hidden"
      borderRadius="l3"
      bg="gray.900"
      style={{ aspectRatio: aspect }}
    >
      <canvas
        ref={canvas}
        role="img"
        aria-label={label}
        width={width}
        height={height}
        style={{ position: "absolute", inset: 0, width: "100%", height: "100%" }}
      />
    </Box>
  );
}

const NOTHING: Size = { width: 0, height: 0 };

/** Size of a canvas in device pixels, as it changes. */
function useCanvasSize(ref: RefObject<HTMLCanvasElement | null>): Size {
  const [size, setSize] = useState(NOTHING);
  useLayoutEffect(() => {
    const canvas = ref.current;
    if (canvas === null) return;
    const measure = () => {
      const { width, height } = canvas.getBoundingClientRect();
      const density = Math.min(3, window.devicePixelRatio || 1);
      const now = { width: Math.round(width * density), height: Math.round(height * density) };
      setSize((before) => (before.width === now.width && before.height === now.height ? before : now));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(canvas);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}

/** A sign by the road with all diodes off. */
type Backdrop = {
  readonly picture: HTMLCanvasElement;
  readonly placement: Placement;
  readonly light: number;
};

/**
 * @param size of the canvas, in its own pixels
 * @param light 0 (night) to 7 (full sun)
 */
function backdropOf(equipment: Equipment, size: Size, light: number): Backdrop {
  const placement = placeFace(faceOf(equipment), size);
  const picture = document.createElement("canvas");
  picture.width = size.width;
  picture.height = size.height;
  const context = picture.getContext("2d");
  if (context) {
    context.imageSmoothingQuality = "high";
    context.drawImage(scenery(light, size.height / size.width), 0, 0, size.width, size.height);
    paintHousing(context, placement, light, size);
  }
  return { picture, placement, light };
}

/** Draws a sign's frames on a canvas, over its backdrop. */
function painterOf(
  context: CanvasRenderingContext2D,
  { picture, placement, light }: Backdrop,
  { brightness, digits }: Pick<Sign, "brightness" | "digits">,
) {
  const shine = shineAt(brightness[light] ?? null, light);
  const sprite = (colour: Colour, field: PlacedField | null) =>
    spriteOf(colour, field?.pitch ?? 1, shine, light);
  const sprites = {
    digits: sprite(AMBER, placement.digits),
    panel: sprite(AMBER, placement.panel),
    happy: sprite(GREEN, placement.smiley),
    sad: sprite(RED, placement.smiley),
  };
  return ({ speed, panel, smiley }: Frame) => {
    context.drawImage(picture, 0, 0);
    if (speed?.isLit)
      paintDiodes(context, placement.digits, digitBitmap(speed.digits, digits), sprites.digits);
    paintDiodes(context, placement.panel, panel, sprites.panel);
    if (smiley && placement.smiley) paintDiodes(context, placement.smiley, FACES[smiley], sprites[smiley]);
  };
}
