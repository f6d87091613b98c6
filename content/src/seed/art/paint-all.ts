import { writeFileSync } from 'node:fs';
import { PICTURE_KEYS, pathOf } from '../picture-files';
import { paint } from './paint';

/** npm run paint -w content: paints the pictures of the first content anew, once what they are painted by has changed. */
for (const key of PICTURE_KEYS) writeFileSync(pathOf(key), await paint(key));
