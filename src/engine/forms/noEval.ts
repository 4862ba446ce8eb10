/**
 * Makes the schema library check data without compiling code at run time, because the pages'
 * content policy forbids that. This file must be imported before any schema is made.
 */
import * as z from 'zod/mini';

z.config({ jitless: true });
