const format = new Intl.NumberFormat()

/** Returns a number with the separators of the reader's language, such as `10,001`. */
export const formatNumber = (value: number): string => format.format(value)

/** Returns a number with its unit, such as `1 user` or `10,001 users`. */
export const countOf = (value: number, singular: string, plural: string): string =>
  `${formatNumber(value)} ${value === 1 ? singular : plural}`
