/** Which version of the program this is. */
import { version } from '../../../package.json';

/** As in the package: "0.1.0". */
export const program: string = version;
