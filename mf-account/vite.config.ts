import { remote } from '@careline/remote-kit/vite';

export default remote('mf-account', import.meta.dirname);
