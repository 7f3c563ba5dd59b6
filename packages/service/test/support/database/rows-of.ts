/** Returns the rows of a statement written in SQL. Both drivers return them alike, but their types differ. */
export const rowsOf = <Row>(result: unknown): Row[] => (result as { rows: Row[] }).rows
