import { host } from '@careline/remote-kit/vite';

export default host();
