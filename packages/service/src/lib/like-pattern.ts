/** Returns the pattern of `like` for texts that contain a text. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`
