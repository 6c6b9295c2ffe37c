import { start } from './bootstrap';

void start(import.meta.url);
