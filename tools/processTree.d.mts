export function treeOf(root: number): [pid: number, state: string][];
