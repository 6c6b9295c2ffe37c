import type { SpawnOptions } from 'node:child_process';

export function runTool(program: string, args: readonly string[], options: SpawnOptions): Promise<number>;

export function freePort(): Promise<number>;
export function freeTestPorts(): Promise<number>;
export function whyNotListening(error: unknown, host: string, port: number): string | undefined;
