import { remote } from '@careline/delivery/vite';

export default remote('mf-account', import.meta.dirname);
