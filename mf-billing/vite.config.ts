import { remote } from '@careline/delivery/vite';

export default remote('mf-billing', import.meta.dirname);
