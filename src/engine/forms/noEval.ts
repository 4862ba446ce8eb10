/**
 * Checks of data are run as they are written and never compiled at run time: the pages' content
 * policy forbids it. Imported before any schema is made.
 */
import * as z from 'zod/mini';

z.config({ jitless: true });
