import { remote } from '@careline/remote-kit/vite';

export default remote('mf-auth', import.meta.dirname);
