export interface Step {
  readonly step: string;
  readonly tool: string;
  readonly args: readonly string[];
}

export function planOf(asked: {
  readonly only?: string | undefined;
  readonly present: readonly string[];
  readonly absent: readonly string[];
}): Step[];

export function journeysOf(remote: string): string;
