/** The version of the program. */
import { version } from '../../../package.json';

/** The version as in the package: "0.1.0". */
export const programVersion: string = version;
