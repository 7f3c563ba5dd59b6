/** A UUID in lower case, to be made part of a larger pattern. */
export const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const WHOLE = new RegExp(`^${UUID}$`, 'i')

/** Tells whether a text has the form of a UUID, so that the database can be asked for it. */
export const isUuid = (text: string): boolean => WHOLE.test(text)
