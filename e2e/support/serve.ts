import { serveSite } from './site';

const stop = await serveSite(Number(process.argv[2]));
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
