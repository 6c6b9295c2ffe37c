const levels: Readonly<Record<string, string>> = { 20: 'debug', 30: 'info', 40: 'WARN', 50: 'ERROR', 60: 'FATAL' };

/** A line of the log as somebody at a terminal reads it: `03:21:54 WARN  rate-limited  method=POST route=/auth/login status=429`. */
export function readableLine(json: string): string {
  const { level, time, msg, ...rest }: Record<string, unknown> = JSON.parse(json);
  const clock = new Date(Number(time)).toTimeString().slice(0, 8);
  // Whatever a visitor made up is quoted, so that it cannot move the cursor or look like a line of its own.
  const shown = (value: unknown) => (/^[\w./:-]+$/.test(String(value)) ? value : JSON.stringify(value));
  const details = Object.entries(rest).map(([name, value]) => `${name}=${shown(value)}`);
  return `${clock} ${(levels[String(level)] ?? '').padEnd(5)} ${String(msg).padEnd(16)} ${details.join(' ')}\n`;
}
