import { remote } from '@careline/remote-kit/vite';

export default remote('mf-telephony', import.meta.dirname);
