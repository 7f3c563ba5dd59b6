/** The one row that a statement gives back whatever is in the tables, such as what it inserted. */
export function onlyRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('The database gave no row back.')
  return row
}
