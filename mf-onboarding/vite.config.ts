import { remote } from '@careline/delivery/vite';

export default remote('mf-onboarding', import.meta.dirname);
