/** How devices of a type of hardware come to the newer firmware. */
export interface DemoRollout {
  hardwareType: string;
  serialNumbers: readonly string[];
  /** Where so many get it first, and it stops once more fail than may; all get it at once where it is left out. */
  stages?: { pilots: number; failuresAtMost: number };
}

/** Most devices of the demo; the others keep what they have. One of the signs can't install it (see demoFaults). */
export const demoRollouts: readonly DemoRollout[] = [
  { hardwareType: "K200DISP_SMILEY_AMG", serialNumbers: ["OB-2303"] },
  { hardwareType: "K200DISP_SMILEY_FALCON", serialNumbers: ["OB-2304"] },
  { hardwareType: "K_SIPRONIKA", serialNumbers: ["OB-2306"] },
  { hardwareType: "K200_DEFAULT_VIASIS", serialNumbers: ["OB-2401"] },
  {
    hardwareType: "K200DISP_FALCON",
    serialNumbers: ["OB-2301", "OB-2311"],
    stages: { pilots: 1, failuresAtMost: 0 },
  },
  {
    hardwareType: "K200DISP_AMG",
    serialNumbers: ["OB-2398", "OB-2302", "OB-2307"],
    stages: { pilots: 1, failuresAtMost: 0 },
  },
  {
    hardwareType: "PED_01WIFI",
    serialNumbers: ["OB-2503", "OB-2501", "OB-2502"],
    stages: { pilots: 1, failuresAtMost: 1 },
  },
];
