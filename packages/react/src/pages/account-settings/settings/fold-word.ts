/** A word as it was meant, whatever a keyboard makes of its first letter and its end. */
export const foldWord = (typed: string): string => typed.trim().normalize('NFKC').toLowerCase()
