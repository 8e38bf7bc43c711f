export declare const WIDE: Record<string, string[]>;
export declare const wideTests: string[];
