import { remote } from '@careline/remote-kit/vite';

export default remote('mf-onboarding', import.meta.dirname);
