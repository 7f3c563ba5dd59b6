/** Returns the row of a statement that always has exactly one, such as an insert. */
export function onlyRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('The database returned no row.')
  return row
}
