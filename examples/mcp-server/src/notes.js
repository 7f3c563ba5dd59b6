const MAX_NOTES = 100

/** The notes of each user, by the ID of the user. An app has a database instead. */
const notes = new Map()

/**
 * @param {string} userId
 * @returns {readonly string[]}
 */
export const listNotes = (userId) => notes.get(userId) ?? []

/**
 * @param {string} userId
 * @param {string} text
 */
export const addNote = (userId, text) =>
  notes.set(userId, [...listNotes(userId), text].slice(-MAX_NOTES))
