import { remote } from '@careline/delivery/vite';

export default remote('mf-telephony', import.meta.dirname);
