export { host } from './host';
export { remote } from './remote';
