/** A rollout of the newer firmware to devices of one hardware type. */
export interface DemoRollout {
  hardwareType: string;
  serialNumbers: readonly string[];
  /**
   * A staged rollout: the number of pilots, and the failures after which it stops. If left out, all get it at
   * once.
   */
  stages?: { pilots: number; failuresAtMost: number };
}

/**
 * Covers most devices of the demo. The others keep their firmware. One of the signs can't install it (see
 * demoFaults).
 */
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
