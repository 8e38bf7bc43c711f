// Options of Node for each part.

/**
 * The gateway's requests live for milliseconds, and each leaves a few hundred kilobytes behind. In Node's
 * usual nursery of 16 MB those under way are copied again and again (docs/decisions/0020).
 */
export const NODE_FLAGS = { gateway: ["--min-semi-space-size=16", "--max-semi-space-size=32"] };
