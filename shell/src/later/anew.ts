import declaration from '../../shell.manifest?anew';
import { imports } from './imports?anew';

export { declaration, imports };
