import { remote } from '@careline/delivery/vite';

export default remote('mf-auth', import.meta.dirname);
