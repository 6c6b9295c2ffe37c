import { remote } from '@careline/remote-kit/vite';

export default remote('mf-billing', import.meta.dirname);
