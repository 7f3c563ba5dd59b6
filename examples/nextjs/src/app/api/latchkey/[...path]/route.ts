import { sessionHandlers } from '../../../../latchkey'

/** The browser sends its calls here. The server passes them on with the tokens, which no script of the page can read. */
export const { DELETE, GET, PATCH, POST, PUT } = sessionHandlers
