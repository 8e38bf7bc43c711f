import type { Profiler } from "node:inspector";

/** Milliseconds of a profile in which the process was busy, by function and place; the most first. */
export interface SelfTimes {
  busy: number;
  /** By package, by part of ours, or by Node's own module. */
  byPlace: [string, number][];
  byFunction: [string, number][];
}

type Frame = Profiler.ProfileNode["callFrame"];

/** Adds up the time for which each function was the running one. */
export function selfTimes({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): SelfTimes {
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
  const [places, functions] = [new Map<string, number>(), new Map<string, number>()];
  let busy = 0;
  samples.forEach((id, index) => {
    const frame = frames.get(id);
    if (!frame || frame.functionName === "(idle)") return;
    const ms = (timeDeltas[index] ?? 0) / 1000;
    busy += ms;
    add(places, placeOf(frame), ms);
    add(functions, `${frame.functionName || "(anonymous)"} ${fileOf(frame)}`.trim(), ms);
  });
  return { busy, byPlace: most(places), byFunction: most(functions) };
}

function add(sums: Map<string, number>, name: string, ms: number): void {
  sums.set(name, (sums.get(name) ?? 0) + ms);
}

const most = (sums: Map<string, number>) => [...sums].sort(([, one], [, other]) => other - one);

function placeOf(frame: Frame): string {
  const { url, functionName } = frame;
  const [, inPackage] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url) ?? [];
  const [, part] = /\/([\w-]+)\/dist\//.exec(url) ?? [];
  return inPackage ?? part ?? (url || functionName.replace(/^(?!\().*/, "V8 and native functions"));
}

function fileOf({ url, lineNumber }: Frame): string {
  return url ? `${url.replace(/.*\/(?=node_modules\/)|.*\/(?=[\w-]+\/dist\/)/, "")}:${lineNumber + 1}` : "";
}
