/** Bytes that a picture of a document may have as it is sent. */
export const MAX_PICTURE_BYTES = 8 * 1024 * 1024;

const UPLOAD = /^\/users\/identity\/checks\/[\w-]+\/pictures\/[a-z]+$/;

/** Whether a path of the player API takes a picture: the one call whose body is larger than a form. Without query. */
export const takesPicture = (path: string): boolean => UPLOAD.test(path);
