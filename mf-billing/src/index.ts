import { defineRemote } from '@careline/shared';
import declaration from '../remote.manifest';
import { texts } from './texts';

export const { bootstrap, mount, unmount, widgets } = defineRemote(declaration, texts);
