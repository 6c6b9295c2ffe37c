import { host } from '@careline/delivery/vite';

export default host();
